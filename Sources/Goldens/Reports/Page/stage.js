// The pictures in the chosen view.
const views = { both: ["0", "2-up"], old: ["1", "old"], new: ["2", "new"], difference: ["3", "difference"],
  swipe: ["s", "swipe"], onion: ["n", "onion"], blink: ["b", "blink"] };
const panes = { both: [["old"], ["new"]], old: [["old"]], new: [["new"]], difference: [["difference"]],
  swipe: [["old", "new"]], onion: [["old", "new"]], blink: [["old", "new"]] };
let timer = 0;
function drawViews() {
  const buttons = Object.entries(views).map(([view, [key, name]]) => {
    const button = make("button", { title: `key ${key}`, onclick: () => look(view) }, name);
    button.ariaPressed = state.view === view;
    return button;
  });
  const frames = make("button", { title: "key o", onclick: toggleFrames }, "frames");
  frames.ariaPressed = state.frames;
  const real = make("button", { title: "actual size, key f", onclick: toggleFit }, "1:1");
  real.ariaPressed = state.zoom === 1;
  const share = make("input", { type: "range", id: "share", min: 0, max: 100, value: state.share,
    oninput: event => setShare(Number(event.target.value)), hidden: !["swipe", "onion"].includes(state.view) });
  share.ariaLabel = "How much of the new picture shows";
  element("views").replaceChildren(...buttons, make("span", { className: "gap" }), frames, real,
    make("span", { id: "zoom" }), share, make("span", { id: "verdict", hidden: !verdict(), title: verdict() }, verdict()));
}
// How much differs, in a few words.
const verdict = () => variant()?.pixels ?? "";
function toggleFit() { state.zoom = state.zoom === 1 ? null : 1; drawStage(); }
function look(view) { state.view = view; drawStage(); }
function toggleFrames() { state.frames = !state.frames; drawStage(); }
function zoom(factor) { state.zoom = Math.min(8, Math.max(0.25, magnification() * factor)); drawStage(); }
function drawStage() {
  drawViews();
  clearInterval(timer);
  const stage = element("stage");
  stage.className = state.frames ? "frames" : "";
  stage.replaceChildren(...(variant() ? shownPanes().map(figure) : [make("p", { className: "nothing" }, "no variant")]));
  size();
  if (state.view === "blink") timer = setInterval(blink, 600);
  setShare(state.share);
}
// One where there is nothing to compare.
function shownPanes() {
  const hasPicture = Object.values(variant().pictures).some(picture => picture !== null);
  return hasPicture ? panes[state.view] : [["new"]];
}
function figure(kinds) {
  const present = kinds.filter(kind => picture(state.variant, kind) !== null);
  const caption = make("figcaption", {}, ...kinds.map(kind => make("span", { className: "name " + kind }, kind)));
  if (present.length === 0) {
    return make("figure", {}, caption, make("div", { className: "pane absent" }, absence(kinds[0])));
  }
  const pane = make("div", { className: "pane" }, ...present.map(kind => {
    const shown = make("img", { className: kind, alt: kind, src: address(picture(state.variant, kind)), draggable: false });
    shown.onload = size;
    return shown;
  }));
  const framed = kinds.map(kind => kind === "difference" ? "new" : kind);
  pane.append(...framed.flatMap(boxes));
  if (state.view === "swipe" && present.length === 2) pane.append(make("div", { className: "divider" }));
  pane.onmousemove = event => light(viewAt(event, pane, framed), true);
  pane.onmouseleave = () => light(-1, false);
  if (state.view === "swipe") followPointer(pane);
  return make("figure", { className: state.view }, caption, pane);
}
function absence(kind) {
  const { outcome } = variant();
  if (outcome === "same") return "no pixel differs; pictures of what is the same are not kept";
  if (outcome === "not run") return "the run did not get here";
  return kind === "old" ? "there is no golden that can be shown" : "there is no picture";
}
// Swiping and onion skin: the new picture lies over the old one.
function setShare(share) {
  state.share = Math.min(100, Math.max(0, share));
  if (element("share")) element("share").value = state.share;
  const top = document.querySelector(".pane img.old + img.new");
  if (!top) return;
  const left = 100 - state.share;
  top.style.clipPath = state.view === "swipe" ? `inset(0 0 0 ${left}%)` : "";
  top.style.opacity = state.view === "onion" ? state.share / 100 : 1;
  const figure = top.closest("figure");
  figure.style.setProperty("--divider", left + "%");
  const [old, now] = figure.querySelectorAll(".name");
  if (state.view === "swipe") { old.hidden = left === 0; now.hidden = left === 100; }
  if (state.view === "onion") { old.textContent = `old ${left}%`; now.textContent = `new ${state.share}%`; }
}
function followPointer(pane) {
  const follow = event => {
    const bounds = pane.getBoundingClientRect();
    setShare(Math.round(100 - 100 * (event.clientX - bounds.left) / bounds.width));
  };
  pane.onpointerdown = event => { pane.setPointerCapture(event.pointerId); follow(event); };
  pane.onpointermove = event => { if (pane.hasPointerCapture(event.pointerId)) follow(event); };
}
function blink() {
  const top = document.querySelector(".pane img.old + img.new");
  if (!top) return;
  const isNew = top.style.visibility === "hidden";
  top.style.visibility = isNew ? "visible" : "hidden";
  const [old, now] = top.closest("figure").querySelectorAll(".name");
  old.classList.toggle("off", isNew);
  now.classList.toggle("off", !isNew);
}
