// The data, and what the reviewer is looking at.
const data = JSON.parse(document.getElementById("data").textContent);
const pictures = document.getElementById("pictures").textContent.split("\n");
const element = id => document.getElementById(id);
function make(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}
const address = place => place === null ? null : "data:image/png;base64," + pictures[place];
const all = { id: null, change: "All variants", reason: "", outcome: "", path: [], command: "",
  variants: data.variants.map((_, place) => place) };
const groups = [...data.groups, all];
const state = { group: 0, variant: groups[0].variants[0] ?? 0, view: "both", frames: false, zoom: null, filter: "",
  chosen: new Set() };
const variant = () => data.variants[state.variant];
function matches(place) {
  const { key, change, reason } = data.variants[place];
  return `${key} ${change} ${reason}`.toLowerCase().includes(state.filter);
}
const shown = group => groups[group].variants.filter(matches);

function command() {
  if (state.chosen.size === 0) return groups[state.group].command;
  const rest = new Set(state.chosen);
  const commands = [];
  for (const group of data.groups) {
    if (!group.variants.every(place => rest.has(place))) continue;
    if (group.id === null && group.outcome !== "gone") continue;
    group.variants.forEach(place => rest.delete(place));
    commands.push(group.command);
  }
  const words = [...rest].sort((a, b) => a - b).map(place => data.variants[place].word);
  if (words.length > 0) commands.push("layoutsim accept " + words.join(" "));
  return commands.join(" && ");
}
function choose(places) {
  const changes = places.filter(place => data.variants[place].isChange);
  const add = !changes.every(place => state.chosen.has(place));
  for (const place of changes) add ? state.chosen.add(place) : state.chosen.delete(place);
  drawChoice();
}
function show(group, place) {
  const isOther = group !== state.group;
  state.group = group;
  state.variant = place;
  history.replaceState(null, "", "#" + encodeURIComponent(variant()?.key ?? ""));
  if (isOther) { drawGroups(); drawMatrix(); }
  drawCurrent();
  drawStage();
  drawDetail();
  drawChoice();
}
