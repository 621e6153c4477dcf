// What the reader does: drags the corner, moves the sliders, presses arrow keys, points at views.
const element = (id) => document.getElementById(id);
const state = { root: data.screens.roots[0], width: 0, height: 0, scale: 1, frames: new Map(), piece: null, pointed: null };

function limit(value, [lower, upper]) { return Math.min(Math.max(value, lower), upper); }

// Large enough to read, with room to drag; it stays while the corner is held.
function chooseScale() {
  const { root, width, height } = state, count = data.before ? 2 : 1;
  const across = Math.max(element("stage").clientWidth - 40 - 24 * (count - 1), 200) / count;
  const up = Math.max(window.innerHeight - 140, 300);
  const wide = Math.min(root.widths[1], Math.max(width * 1.5, 480));
  const tall = Math.min(root.heights[1], Math.max(height * 1.15, 640));
  state.scale = Math.min(1, across / wide, up / tall);
}

function setSize(width, height, isHeld = false) {
  state.width = Math.round(limit(width, state.root.widths) * 2) / 2;
  state.height = Math.round(limit(height, state.root.heights) * 2) / 2;
  if (!isHeld) chooseScale();
  draw();
}

function draw() {
  const { root, width, height, scale } = state;
  state.piece = pieceAt(root, width, height);
  const isFaulty = faultsAt(root, width, height);
  const faulty = new Set(root.faults.flatMap((fault, place) => (isFaulty[place] ? fault.views : [])));
  state.frames = drawScreen(element("screen"), root, state.piece, width, height, scale, faulty);
  element("corner").style.left = `${width * scale}px`;
  element("corner").style.top = `${height * scale}px`;
  element("size").textContent = `${width} × ${height}`;
  element("width").value = width;
  element("height").value = height;
  const old = data.before && data.before.roots.find((other) => other.id === root.id);
  element("old").hidden = !old;
  if (old) {
    const oldFaults = faultsAt(old, width, height);
    const views = new Set(old.faults.flatMap((fault, place) => (oldFaults[place] ? fault.views : [])));
    drawScreen(element("oldscreen"), old, pieceAt(old, width, height), width, height, scale, views);
  }
  const items = element("faults").children;
  isFaulty.forEach((isNow, place) => items[place].classList.toggle("now", isNow));
  const count = isFaulty.filter(Boolean).length;
  element("count").textContent = `${count} of ${root.faults.length} here`;
  drawMap(element("map"), root, width, height);
  showConstraints();
}

function showRoot(root) {
  state.root = root;
  for (const [id, range] of [["width", root.widths], ["height", root.heights]]) {
    [element(id).min, element(id).max] = range;
    element(id).disabled = range[0] === range[1];
  }
  const list = element("faults");
  list.replaceChildren(...root.faults.map((fault, place) => {
    const item = document.createElement("li"), button = document.createElement("button");
    const rule = document.createElement("b");
    rule.textContent = fault.rule;
    rule.style.color = faultColors[place % faultColors.length];
    button.append(rule, ` ${fault.message}`);
    button.addEventListener("click", () => fault.areas.length && setSize(...middle(fault.areas[0])));
    item.append(button);
    return item;
  }));
  const caption = element("after").querySelector("figcaption");
  caption.textContent = root.proven ? "Every size is proven." : "Some sizes were looked at one by one.";
  setSize(state.width || root.widths[0], state.height || root.heights[0]);
}

function middle(area) {
  const [left, right] = [0, 1].map((place) => area.reduce((sum, corner) => sum + corner[place], 0) / area.length);
  return [left, right];
}

function showConstraints() {
  const { root, piece, pointed } = state;
  if (pointed === null) return;
  element("pointed").textContent = `of ${root.views[pointed] ?? ""}`;
  const kinds = { "=": "tight", "!": "missed", "<": "loose" };
  const items = root.constraints.flatMap((constraint, place) => {
    if (!constraint.v.includes(pointed)) return [];
    const item = document.createElement("li");
    item.className = kinds[piece.c[place]] ?? "loose";
    item.textContent = constraint.t;
    return [item];
  });
  element("constraints").replaceChildren(...items);
}

function pointAt(event) {
  const box = element("screen").getBoundingClientRect(), { scale } = state;
  const [x, y] = [(event.clientX - box.left) / scale, (event.clientY - box.top) / scale];
  let found = null;
  for (const [view, [left, top, width, height]] of state.frames) {
    if (x >= left && y >= top && x < left + width && y < top + height) found = view;
  }
  if (found === null || found === state.pointed) return;
  state.pointed = found;
  showConstraints();
}

function follow(handle, move) {
  handle.addEventListener("pointerdown", (event) => {
    handle.setPointerCapture(event.pointerId);
    move(event);
  });
  handle.addEventListener("pointermove", (event) => {
    if (handle.hasPointerCapture(event.pointerId)) move(event);
  });
}

follow(element("corner"), (event) => {
  const box = element("screen").getBoundingClientRect();
  setSize((event.clientX - box.left) / state.scale, (event.clientY - box.top) / state.scale, true);
});
element("corner").addEventListener("pointerup", () => setSize(state.width, state.height));
follow(element("map"), (event) => {
  const box = element("map").getBoundingClientRect(), scale = mapScale(element("map"), state.root);
  setSize(scale.width(event.clientX - box.left), scale.height(event.clientY - box.top));
});
element("corner").addEventListener("keydown", (event) => {
  const step = event.shiftKey ? 10 : 1;
  const ways = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] };
  const way = ways[event.key];
  if (!way) return;
  event.preventDefault();
  setSize(state.width + way[0], state.height + way[1]);
});
element("screen").addEventListener("pointermove", pointAt);
element("screen").addEventListener("pointerdown", pointAt);
element("width").addEventListener("input", (event) => setSize(Number(event.target.value), state.height));
element("height").addEventListener("input", (event) => setSize(state.width, Number(event.target.value)));
window.addEventListener("resize", () => setSize(state.width, state.height));

element("title").textContent = document.title;
element("root").replaceChildren(...data.screens.roots.map((root, place) => new Option(root.title, place)));
element("root").addEventListener("change", (event) => showRoot(data.screens.roots[Number(event.target.value)]));
const [, hashWidth, hashHeight] = location.hash.match(/^#([\d.]+)x([\d.]+)$/) ?? [];
[state.width, state.height] = [Number(hashWidth) || 0, Number(hashHeight) || 0];
showRoot(state.root);
