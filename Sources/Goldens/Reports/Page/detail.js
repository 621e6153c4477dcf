// Each cause with its effects and proof, the tree diff, and the tree, whose lines highlight views in the pictures.
function drawDetail() {
  const chosen = variant();
  if (!chosen) { element("detail").replaceChildren(make("p", { className: "nothing" }, "no variant")); return; }
  const { diff, tree, sections, faults, sizeMap } = chosen;
  const proven = sections.filter(isProven).length;
  element("detail").replaceChildren(
    make("h2", { id: "key" }, chosen.key),
    make("p", { id: "cause" }, ...sentence(chosen)),
    ...(faults.length ? [make("section", { className: "card faults" }, make("h3", {}, "Needs a waiver"), ...lines(faults))] : []),
    ...sections.map((section, place) => card(section, place, proven)),
    ...(sizeMap === null ? [] : [mapCard(address(sizeMap))]),
    ...(diff.length ? [make("h2", {}, "Tree diff"), make("pre", { id: "diff" }, ...diff.map(difference))] : []),
    ...(tree.length ? [make("h2", {}, "Tree"), make("pre", { id: "tree" }, ...tree.map(treeLine))] : []));
}
const isProven = section => section.some(([label]) => label === "proof");
const texts = (section, label) => section.filter(([other]) => other === label).map(([, text]) => text.replace(" (cause not proven)", ""));
// What changed, what that does, how, and how it is known.
function card(section, place, proven) {
  const kind = isProven(section) ? "proven" : ["pixels", "no effect", "sizes"].find(label => section[0][0] === label) ?? "unproven";
  const titles = { proven: proven > 1 ? `Cause ${place + 1} of ${proven}` : "Cause", pixels: "Pixels",
    "no effect": "Changed without effect", sizes: "Windows of other widths", unproven: "Cause not proven" };
  const labels = [...new Set(section.map(([label]) => label))].filter(label => !["path", "proof"].includes(label));
  const body = labels.length > 1
    ? [make("dl", {}, ...labels.flatMap(label => [make("dt", {}, label), make("dd", { className: label }, ...lines(texts(section, label)))]))]
    : lines(texts(section, labels[0]));
  const path = texts(section, "path");
  if (kind === "sizes" && variant().resized) body.push(widthBar(variant().resized));
  return make("section", { className: "card " + kind }, make("h3", {}, titles[kind]), ...body,
    ...(path.length ? [make("details", {}, make("summary", {}, "path"), ...path.map(step => make("div", {}, step)))] : []),
    ...texts(section, "proof").map(text => make("p", { className: "proof" }, text)));
}
// All windows of the screen, with the areas of their faults; a click shows the map large enough to read.
function mapCard(source) {
  const properties = { src: source, alt: "The sizes at which the screen breaks" };
  const button = make("button", { className: "map", title: "enlarge" }, make("img", properties));
  button.onclick = () => showMap(properties);
  return make("section", { className: "card" }, make("h3", {}, "Windows of all sizes"), button);
}
// The widths at which frames change, among all that were compared, with the screens of devices as dots.
function widthBar({ compared: [least, most], widths, devices }) {
  const percent = width => `${(width - least) / Math.max(1, most - least) * 100}%`;
  const changed = widths.map(([from, to]) => {
    const part = make("span", { className: "changed", title: `${from} … ${to} points` });
    part.style.left = percent(from);
    part.style.right = `calc(100% - ${percent(to)})`;
    return part;
  });
  const dots = devices.map(([width, name]) => {
    const dot = make("span", { className: "dot", title: `${name}: ${width} points` });
    dot.style.left = percent(width);
    return dot;
  });
  const ends = make("div", { className: "ends" }, make("span", {}, String(least)), make("span", {}, String(most)));
  return make("div", { className: "widths" }, make("div", { className: "line" }, ...changed, ...dots), ends);
}
// The first few, and the others on demand.
function lines(texts) {
  const drawn = texts.map(text => make("div", {}, text));
  const rest = drawn.splice(drawn.length > 7 ? 6 : 7);
  return [...drawn, ...(rest.length ? [make("details", {}, make("summary", {}, `${rest.length} more`), ...rest)] : [])];
}
function difference(line) {
  const className = line.startsWith("-") ? "minus" : line.startsWith("+") ? "plus" : "";
  return make("div", { className }, line);
}
const indentation = text => text.length - text.trimStart().length;
function owner(place) {
  const { tree } = variant();
  let indent = Infinity;
  for (let line = place; line >= 0; line -= 1) {
    if (indentation(tree[line].text) >= indent) continue;
    indent = indentation(tree[line].text);
    if (tree[line].old || tree[line].new) return line;
  }
  return -1;
}
function treeLine(line, place) {
  const drawn = make("div", {}, line.text);
  const view = owner(place);
  drawn.classList.toggle("property", view !== place);
  if (view === place) {
    drawn.tabIndex = 0;
    drawn.classList.toggle("moved", String(line.old) !== String(line.new));
  }
  drawn.dataset.line = place;
  drawn.onmouseenter = drawn.onfocus = () => light(view, false);
  drawn.onmouseleave = drawn.onblur = () => light(-1, false);
  return drawn;
}
function light(place, scrolls) {
  for (const lit of document.querySelectorAll(".lit")) lit.classList.remove("lit");
  if (place < 0) return;
  for (const part of document.querySelectorAll(`[data-line="${place}"]`)) part.classList.add("lit");
  if (scrolls) reveal(document.querySelector("#tree .lit"), element("detail"));
}
