// Accepting, rejecting and taking back, if the page is served by a program that can.
const isServed = document.body.classList.contains("served");
let undoable = data.undoable ?? 0, end = 0;
for (const verb of ["accept", "reject"]) {
  element(verb).hidden = !isServed;
  element(verb).onclick = () => decide(verb);
}
element("undo").onclick = undo;
element("finish").onclick = finish;
element("copy").hidden = isServed;
element("command").hidden = isServed;
function drawDecisions(places) {
  const isOver = isServed && data.variants.every(({ isChange, decision }) => !isChange || decision);
  for (const verb of ["accept", "reject"]) element(verb).disabled = !isServed || places.length === 0 || isAsking;
  element("undo").hidden = !isServed || undoable === 0;
  element("finish").hidden = !isOver;
}
const say = (text, isBad = false) => { element("said").textContent = text; element("said").classList.toggle("bad", isBad); };
let isAsking = false;
// The answer of the program, which is an object; null if there is none.
async function ask(verb, message) {
  if (isAsking) return null;
  isAsking = true;
  drawChoice();
  say("…");
  try {
    const response = await fetch(verb, { method: "POST", body: JSON.stringify(message) });
    return { ok: response.ok, ...await response.json() };
  } catch {
    say("layoutsim is no longer running", true);
    return null;
  } finally {
    isAsking = false;
    drawChoice();
  }
}
async function decide(verb, waiver) {
  const places = decidable();
  if (!isServed || isAsking || places.length === 0) return;
  const faults = [...new Set(places.flatMap(place => data.variants[place].faults))];
  if (verb === "accept" && faults.length > 0 && waiver === undefined) return askForWaiver(faults);
  // The moments of a recording have one key.
  const variants = [...new Map(places.map(place => data.variants[place]).map(({ key, digest }) => [key, { key, digest }])).values()];
  const answer = await ask(verb, waiver === undefined ? { variants } : { variants, waiver });
  if (!answer) return;
  if (answer.problem === "stale") return reload(answer.said);
  if (answer.problem === "fault") return askForWaiver(answer.faults);
  if (!answer.ok) return say(answer.said, true);
  undoable = answer.undoable;
  settle(places, verb + "ed", answer.said);
}
function settle(places, decision, said) {
  const decided = new Set(places.map(place => data.variants[place].key));
  for (const variant of data.variants) if (variant.isChange && decided.has(variant.key)) variant.decision = decision;
  state.chosen.clear();
  const order = [...groups.keys()].filter(group => groups[group] !== all && shown(group).some(isUndecided));
  const next = order.find(group => group > state.group) ?? order[0];
  if (!shown(state.group).some(isUndecided) && next !== undefined) {
    state.group = next;
    state.variant = shown(next).find(isUndecided);
  }
  draw();
  say(said);
  if (!data.variants.some((_, place) => isUndecided(place))) conclude();
}
async function undo() {
  if (!isServed || undoable === 0) return;
  const answer = await ask("undo", {});
  if (!answer) return;
  if (!answer.ok) return say(answer.said, true);
  clearInterval(end);
  undoable = answer.undoable;
  const taken = new Set(answer.variants);
  for (const variant of data.variants) if (taken.has(variant.key)) variant.decision = null;
  const group = data.groups.findIndex(group => group.variants.some(place => taken.has(data.variants[place].key) && matches(place)));
  if (group >= 0) {
    state.group = group;
    state.variant = shown(group).find(isUndecided) ?? shown(group)[0];
  }
  draw();
  say(answer.said);
}
async function finish() {
  if (element("finish").hidden) return;
  clearInterval(end);
  if (await ask("finish", {})) say("everything is decided; layoutsim has quit");
  element("undo").hidden = element("finish").hidden = true;
}
// The program goes on for a while, so that the last decision can be taken back too.
function conclude() {
  let seconds = data.grace;
  const tick = () => {
    if (seconds <= 0) { clearInterval(end); undoable = 0; drawChoice(); element("finish").hidden = true; }
    say(seconds > 0 ? `everything is decided; layoutsim quits in ${counted(seconds, "second")}`
      : "everything is decided; layoutsim has quit");
    seconds -= 1;
  };
  clearInterval(end);
  end = setInterval(tick, 1000);
  tick();
}
// What is said after the page has been loaded anew.
function reload(text) {
  try { sessionStorage.setItem("said", text); } catch { }
  location.reload();
}
