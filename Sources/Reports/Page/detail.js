// The cause, the tree diff, and the tree, whose lines highlight views in the pictures.
function drawDetail() {
  const chosen = variant();
  if (!chosen) { element("detail").replaceChildren("no variants"); return; }
  const { diff, tree } = chosen;
  element("detail").replaceChildren(
    make("h2", { id: "key" }, chosen.key),
    make("p", { id: "cause" }, ...sentence(chosen)),
    ...explanation(chosen),
    ...(diff.length ? [make("h2", {}, "Tree diff"), make("pre", { id: "diff" }, ...diff.map(difference))] : []),
    ...(tree.length ? [make("h2", {}, "Tree"), make("pre", { id: "tree" }, ...tree.map(treeLine))] : []));
}
// Each label once, with its lines beside it.
function explanation({ explanation }) {
  const labels = [...new Set(explanation.map(([label]) => label))];
  if (labels.length === 0) return [];
  return [make("dl", { id: "why" }, ...labels.flatMap(label => {
    const lines = explanation.filter(line => line[0] === label).map(([, text]) => make("div", {}, text));
    const rest = lines.splice(6);
    const more = rest.length ? [make("details", {}, make("summary", {}, `${rest.length} more`), ...rest)] : [];
    return [make("dt", {}, label), make("dd", {}, ...lines, ...more)];
  }))];
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
  if (scrolls) document.querySelector("#tree .lit")?.scrollIntoView({ block: "nearest" });
}
