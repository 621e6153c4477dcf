// Accepting and rejecting, if the page is served by a program that can.
const isServed = document.body.classList.contains("served");
for (const id of ["accept", "reject"]) {
  element(id).hidden = !isServed;
  element(id).onclick = () => decide(id);
}
if (isServed) {
  element("copy").hidden = true;
  element("deciding").textContent = "c C choose · a accept · r reject";
}
function decidable() {
  const places = state.chosen.size ? [...state.chosen] : groups[state.group] === all ? [] : groups[state.group].variants;
  return places.filter(place => data.variants[place].isChange && !data.variants[place].decided);
}
async function decide(verb) {
  const places = decidable();
  if (!isServed || places.length === 0) return;
  for (const id of ["accept", "reject"]) element(id).disabled = true;
  try {
    const keys = places.map(place => data.variants[place].key).join("\n");
    const answer = await fetch(verb, { method: "POST", body: keys });
    const text = await answer.text();
    element("said").textContent = answer.ok ? "" : text;
    if (answer.ok) settle(places, text);
  } catch {
    element("said").textContent = "layoutsim is no longer running";
  }
  for (const id of ["accept", "reject"]) element(id).disabled = false;
}
function settle(places, said) {
  for (const place of places) data.variants[place].decided = true;
  state.chosen.clear();
  drawGroups();
  drawMatrix();
  const next = data.groups.findIndex(group => group.variants.some(place => !data.variants[place].decided));
  if (next >= 0 && isDecided(groups[state.group])) stepGroup(next - state.group);
  element("said").textContent = next < 0 ? "everything is decided; layoutsim has quit" : said;
}
