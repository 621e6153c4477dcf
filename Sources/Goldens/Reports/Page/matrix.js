// A matrix of thumbnails for each screen: devices across, contents down; of a script a strip: its steps across, in order.
// The moments of a recording are one step.
function drawMatrix() {
  const places = [...shown(state.group)].sort((a, b) => a - b);
  const screens = [...new Set(places.map(place => data.variants[place].screen))];
  element("matrix").replaceChildren(...screens.flatMap(screen =>
    [make("h2", {}, screen), matrix(places.filter(place => data.variants[place].screen === screen))]));
}
const matrix = places => places.some(place => data.variants[place].step) ? strip(places) : table(places);
function strip(places) {
  const steps = places.filter(place => data.variants[place].step)
    .sort((a, b) => data.variants[a].step[0] - data.variants[b].step[0] || a - b);
  const title = place => recording(place) ? `▶ ${recording(place)[0]}` : data.variants[place].step[1];
  const names = [...new Set(steps.map(title))];
  const rows = [...new Set(steps.map(place => data.variants[place].step[2]))];
  const head = make("tr", {}, make("th"), ...names.map((name, index) => make("th", {}, `${index + 1}. ${name}`)));
  const rest = places.filter(place => !data.variants[place].step);
  return make("table", { className: "strip" }, head, ...rows.map(row => make("tr", {}, make("th", {}, row),
    ...names.map(name => make("td", {}, ...items(steps.filter(place => title(place) === name
      && data.variants[place].step[2] === row)))))),
    ...rest.map(place => make("tr", {}, make("th", {}, data.variants[place].content), make("td", {}, thumb(place)))));
}
const items = places => places.length > 1 && recording(places[0]) ? [film(places)] : places.map(thumb);
function table(places) {
  const devices = [...new Set(places.map(place => data.variants[place].device))];
  const contents = [...new Set(places.map(place => data.variants[place].content))];
  const head = make("tr", {}, make("th"), ...devices.map(device => make("th", {}, ...label(device))));
  const rows = contents.map(content => make("tr", {}, make("th", {}, content), ...devices.map(device =>
    make("td", {}, ...places.filter(place => data.variants[place].device === device
      && data.variants[place].content === content).map(thumb)))));
  return make("table", {}, head, ...rows);
}
// The orientation below the device.
function label(device) {
  const [, name, orientation] = device.match(/^(.*) (portrait|landscape)$/) ?? [null, device, ""];
  return [make("div", {}, name), make("div", {}, orientation)];
}
function thumb(place) {
  const { key, outcome, pictures, decision } = data.variants[place];
  const source = address(pictures.new ?? pictures.old);
  const isQuiet = outcome === "same" || outcome === "not run";
  const name = `${key}: ${decision ?? outcome}`;
  const button = make("button", { className: `thumb ${outcome}${isQuiet ? " quiet" : ""} ${decision ?? ""}`, title: name },
    source ? make("img", { src: source, alt: "", loading: "lazy", decoding: "async" }) : isQuiet ? "" : outcome);
  button.ariaLabel = name;
  button.dataset.place = place;
  button.onclick = () => show(state.group, place);
  return button;
}
// One for all moments, with the first one that changed.
function film(places) {
  const changed = places.filter(place => data.variants[place].isChange);
  const isDone = changed.length > 0 && changed.every(place => data.variants[place].decision);
  const button = thumb(changed[0] ?? places[0]);
  const name = `${recording(places[0])[0]}: ${counted(places.length, "moment")}, ${changed.length} changed`;
  button.places = places;
  button.title = button.ariaLabel = name;
  button.classList.add("film");
  if (!isDone) button.classList.remove("accepted", "rejected");
  return make("div", {}, button, make("small", {}, `${places.length} moments`));
}
function drawCurrent() {
  for (const thumb of document.querySelectorAll(".thumb")) {
    const isCurrent = (thumb.places ?? [Number(thumb.dataset.place)]).includes(state.variant);
    thumb.ariaCurrent = isCurrent;
    if (isCurrent) reveal(thumb, element("matrix"));
  }
}
// What is chosen, here and at the bottom.
function drawChoice() {
  for (const thumb of document.querySelectorAll(".thumb")) {
    thumb.classList.toggle("chosen", (thumb.places ?? [Number(thumb.dataset.place)]).some(place => state.chosen.has(place)));
  }
  const places = decidable();
  const count = distinct([...state.chosen]).length;
  const group = groups[state.group];
  const [some, every] = [distinct(places).length, distinct(group.variants).length];
  element("choose").textContent = count > 0 ? `${count} chosen` : group === all ? "none chosen"
    : some < every ? `${some} of ${every} of this cause` : "this cause";
  element("command").textContent = command() || "nothing to accept";
  drawDecisions(places);
}
element("choose").onclick = () => choose(shown(state.group));
element("copy").onclick = () => navigator.clipboard.writeText(command());
