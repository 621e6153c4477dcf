// How large pictures are, side by side or one below the other, and where the frames of views lie over them.
const margin = 16, captionHeight = 24;
let fitting = 1;
const magnification = () => state.zoom ?? fitting;
const pixel = () => magnification() / devicePixelRatio;
// Actual size or smaller. Pictures that are wider than tall lie one below the other, where that makes them larger; each
// of them is seen whole, and both if that costs little.
function fit() {
  const stage = element("stage");
  const figures = [...stage.querySelectorAll("figure")];
  const sizes = figures.map(figure => [...figure.querySelectorAll("img")]).filter(images => images.length > 0)
    .map(images => [Math.max(...images.map(image => image.naturalWidth)), Math.max(...images.map(image => image.naturalHeight))]);
  const count = figures.length;
  const [width, height] = [stage.clientWidth - 2 * margin, stage.clientHeight - 2 * margin].map(length => length * devicePixelRatio);
  const gap = margin * devicePixelRatio, caption = captionHeight * devicePixelRatio;
  const widest = Math.max(1, ...sizes.map(([width]) => width)), tallest = Math.max(1, ...sizes.map(([, height]) => height));
  const beside = Math.min(1, (width - gap * (count - 1)) / (widest * count), (height - caption) / tallest);
  const whole = Math.min(1, width / widest, (height - caption) / tallest);
  const below = Math.min(1, width / widest, (height - caption * count - gap * (count - 1)) / (tallest * count));
  const isStacked = count > 1 && widest > tallest && whole > beside;
  stage.classList.toggle("stacked", isStacked);
  const scale = !isStacked ? beside : below > 0.7 * whole ? below : whole;
  fitting = Math.max(0.05, scale);
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
