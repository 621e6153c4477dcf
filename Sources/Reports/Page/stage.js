// The pictures at actual size in the chosen view, with the frames of views over them.
const views = { both: ["0", "2-up"], old: ["1", "old"], new: ["2", "new"], difference: ["3", "difference"],
  swipe: ["s", "swipe"], onion: ["n", "onion skin"], blink: ["b", "blink"] };
const panes = { both: [["old"], ["new"]], old: [["old"]], new: [["new"]], difference: [["difference"]],
  swipe: [["old", "new"]], onion: [["old", "new"]], blink: [["old", "new"]] };
const names = { old: "expected", new: "actual", difference: "difference" };
let timer = 0;
function drawViews() {
  const buttons = Object.entries(views).map(([view, [key, name]]) => {
    const button = make("button", { title: `key ${key}`, onclick: () => look(view) }, name);
    button.ariaPressed = state.view === view;
    return button;
  });
  const frames = make("button", { title: "key o", onclick: toggleFrames }, "frames");
  frames.ariaPressed = state.frames;
  const share = make("input", { type: "range", id: "share", min: 0, max: 100, value: 50, oninput: drawShare,
    hidden: !["swipe", "onion"].includes(state.view) });
  share.ariaLabel = "How much of the new picture shows";
  const real = make("button", { title: "key f", onclick: toggleFit }, "1 : 1");
  real.ariaPressed = state.zoom === 1;
  element("views").replaceChildren(...buttons, make("span", { className: "gap" }), frames, real,
    make("span", { id: "zoom" }), share);
}
function toggleFit() { state.zoom = state.zoom === 1 ? null : 1; drawStage(); }
function look(view) { state.view = view; drawStage(); }
function toggleFrames() { state.frames = !state.frames; drawStage(); }
function zoom(factor) { state.zoom = Math.min(8, Math.max(0.25, magnification() * factor)); drawStage(); }
function drawStage() {
  drawViews();
  clearInterval(timer);
  const stage = element("stage");
  stage.className = state.frames ? "frames" : "";
  stage.replaceChildren(...(variant() ? panes[state.view].map(figure) : []));
  size();
  if (state.view === "blink") timer = setInterval(blink, 600);
  drawShare();
}
function figure(kinds) {
  const present = kinds.filter(kind => variant().pictures[kind] !== null);
  const caption = make("figcaption", {}, kinds.map(kind => names[kind]).join(" and "));
  if (present.length === 0) {
    return make("figure", {}, caption, make("div", { className: "pane absent" }, "no picture"));
  }
  const pane = make("div", { className: "pane" }, ...present.map(kind => {
    const picture = make("img", { className: kind, alt: names[kind], src: address(variant().pictures[kind]) });
    picture.onload = size;
    return picture;
  }));
  const framed = kinds.map(kind => kind === "difference" ? "new" : kind);
  pane.append(...framed.flatMap(boxes));
  pane.onmousemove = event => light(viewAt(event, pane, framed), true);
  pane.onmouseleave = () => light(-1, false);
  return make("figure", {}, caption, pane);
}
// Actual size, or smaller if the pictures would not fit.
let fitting = 1;
const magnification = () => state.zoom ?? fitting;
const pixel = () => magnification() / devicePixelRatio;
function fit() {
  const stage = element("stage").getBoundingClientRect();
  const figures = [...document.querySelectorAll("#stage figure")];
  const sizes = figures.map(figure => [...figure.querySelectorAll("img")].map(({ naturalWidth, naturalHeight }) =>
    [naturalWidth, naturalHeight]));
  const width = sizes.reduce((sum, all) => sum + Math.max(0, ...all.map(([width]) => width)), 0);
  const height = Math.max(1, ...sizes.flat().map(([, height]) => height));
  const room = [stage.width - 24 - 16 * (figures.length - 1) - 2, stage.height - 24 - 24];
  fitting = Math.max(0.05, Math.min(1, room[0] * devicePixelRatio / Math.max(1, width), room[1] * devicePixelRatio / height));
}
function size() {
  fit();
  for (const picture of document.querySelectorAll("#stage img")) {
    picture.style.width = picture.naturalWidth * pixel() + "px";
    picture.style.height = picture.naturalHeight * pixel() + "px";
    picture.style.imageRendering = magnification() < 1 ? "auto" : "pixelated";
  }
  for (const box of document.querySelectorAll("#stage .box")) place(box);
  element("zoom").textContent = magnification() === 1 ? "actual size" : `${Math.round(magnification() * 100)}%`;
}
function boxes(kind) {
  return variant().tree.flatMap((line, place) => {
    if (line[kind] === null) return [];
    const box = make("div", { className: "box " + kind });
    box.dataset.line = place;
    box.rect = line[kind];
    return [box];
  });
}
function place(box) {
  const [left, top, width, height] = box.rect.map(length => length * pixel() + "px");
  Object.assign(box.style, { left, top, width, height });
}
function viewAt(event, pane, kinds) {
  const bounds = pane.getBoundingClientRect();
  const x = (event.clientX - bounds.left) / pixel(), y = (event.clientY - bounds.top) / pixel();
  let found = -1, area = Infinity;
  variant().tree.forEach((line, place) => {
    for (const rect of kinds.map(kind => line[kind]).filter(Boolean)) {
      const isInside = x >= rect[0] && y >= rect[1] && x < rect[0] + rect[2] && y < rect[1] + rect[3];
      // Of equal frames, the later one is in front.
      if (isInside && rect[2] * rect[3] <= area) { found = place; area = rect[2] * rect[3]; }
    }
  });
  return found;
}
function drawShare() {
  const top = document.querySelector(".pane img.old + img.new");
  if (!top) return;
  const share = element("share").value;
  top.style.clipPath = state.view === "swipe" ? `inset(0 0 0 ${100 - share}%)` : "";
  top.style.opacity = state.view === "onion" ? share / 100 : 1;
}
function blink() {
  const top = document.querySelector(".pane img.old + img.new");
  if (top) top.style.visibility = top.style.visibility === "hidden" ? "visible" : "hidden";
}
