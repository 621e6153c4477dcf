// The data, and what the reviewer is looking at.
const data = JSON.parse(document.getElementById("data").textContent);
const pictures = document.getElementById("pictures").textContent.split("\n");
const element = id => document.getElementById(id);
function make(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}
const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;
const address = place => place === null ? null : "data:image/png;base64," + pictures[place];
const all = { id: null, clauses: [["All variants", ""]], outcome: "", command: "",
  variants: data.variants.map((_, place) => place) };
const groups = [...data.groups, all];
// One place for each variant, a changed one if there is any: the moments of a recording are one variant.
const isChange = place => data.variants[place].isChange;
const distinct = places => [...new Map([...places].sort((a, b) => isChange(a) - isChange(b))
  .map(place => [data.variants[place].key, place])).values()];
// The variant is null where the filter hides all of them.
const state = { group: 0, variant: groups[0].variants[0] ?? null, view: "both", frames: false, zoom: null, share: 50,
  filter: [], chosen: new Set() };
const variant = () => data.variants[state.variant];
// What a filter looks at, in lower case: the variant's and its group's words.
const words = data.variants.map(({ key, outcome, clauses }) => [key, outcome, ...clauses.flat()]);
for (const group of data.groups) {
  for (const place of group.variants) words[place].push(group.id ?? "", ...group.clauses.flat());
}
const sought = words.map(texts => texts.join(" ").toLowerCase());
const matches = place => state.filter.every(word => sought[place].includes(word));
const shown = group => groups[group].variants.filter(matches);

// What is hidden is neither chosen nor looked at.
function filter(text) {
  state.filter = text.toLowerCase().split(" ").filter(Boolean);
  for (const place of state.chosen) if (!matches(place)) state.chosen.delete(place);
  if (state.variant === null || !matches(state.variant)) {
    const order = [state.group, ...groups.keys()];
    state.group = order.find(group => shown(group).length > 0) ?? state.group;
    state.variant = shown(state.group)[0] ?? null;
  }
  draw();
}
function choose(places) {
  const changes = places.filter(place => isUndecided(place) && matches(place));
  const add = !changes.every(place => state.chosen.has(place));
  for (const place of changes) add ? state.chosen.add(place) : state.chosen.delete(place);
  drawChoice();
}
const isUndecided = place => data.variants[place].isChange && !data.variants[place].decision;
// What accepting and rejecting are about: what is chosen, or what is shown of the cause.
function decidable() {
  if (state.chosen.size > 0) return [...state.chosen].sort((a, b) => a - b);
  return groups[state.group] === all ? [] : shown(state.group).filter(isUndecided);
}
function command() {
  const rest = new Set(decidable());
  const commands = [];
  for (const group of data.groups) {
    if (group.command === "" || !group.variants.every(place => rest.has(place))) continue;
    if (state.chosen.size > 0 && group.id === null && group.outcome !== "gone") continue;
    group.variants.forEach(place => rest.delete(place));
    commands.push(group.command);
  }
  const names = [...rest].filter(place => data.variants[place].word !== "").map(place => data.variants[place].word);
  if (names.length > 0) commands.push("layoutsim accept " + [...new Set(names)].join(" "));
  return commands.join(" && ");
}
function show(group, place) {
  const isOther = group !== state.group;
  state.group = group;
  state.variant = place;
  history.replaceState(null, "", "#" + encodeURIComponent(variant()?.key ?? ""));
  if (isOther) { drawGroups(); drawMatrix(); }
  drawVariant();
}
function drawVariant() {
  stop();
  drawCurrent();
  drawStage();
  drawPlayer();
  drawDetail();
  drawChoice();
}
function draw() {
  drawHead();
  drawGroups();
  drawMatrix();
  drawVariant();
}
