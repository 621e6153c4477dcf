// A matrix of thumbnails for each screen: devices across, contents down.
function drawMatrix() {
  const places = [...shown(state.group)].sort((a, b) => a - b);
  const screens = [...new Set(places.map(place => data.variants[place].screen))];
  element("matrix").replaceChildren(...screens.flatMap(screen =>
    [make("h2", {}, screen), table(places.filter(place => data.variants[place].screen === screen))]));
  drawCurrent();
  drawChoice();
}
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
  const { key, outcome, pictures } = data.variants[place];
  const source = address(pictures.new ?? pictures.old);
  const isQuiet = outcome === "same" || outcome === "not run";
  const button = make("button", { className: `thumb ${outcome}${isQuiet ? " quiet" : ""}`, title: `${key}: ${outcome}` },
    source ? make("img", { src: source, alt: key, loading: "lazy", decoding: "async" }) : isQuiet ? "" : outcome);
  button.ariaLabel = `${key}: ${outcome}`;
  button.dataset.place = place;
  button.onclick = () => show(state.group, place);
  return button;
}
function drawCurrent() {
  for (const thumb of document.querySelectorAll(".thumb")) {
    const isCurrent = Number(thumb.dataset.place) === state.variant;
    thumb.ariaCurrent = isCurrent;
    if (isCurrent) thumb.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}
