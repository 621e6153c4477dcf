// What the page is about, at the top, and the list of causes.
function drawHead() {
  const { run, branch, commit, date, hasChanges, base, changed, variants } = data.origin;
  const about = [
    run && make("span", {}, "run " + run), branch && make("span", {}, branch),
    commit && make("span", { title: commit + (hasChanges ? " with uncommitted changes" : "") }, commit.slice(0, 9) + (hasChanges ? " + changes" : "")),
    date && make("span", { title: date }, date.slice(0, 16).replace("T", " ")),
    base && make("span", {}, "compared with " + base)];
  element("about").replaceChildren(...about.filter(Boolean));
  const once = distinct(all.variants).map(place => data.variants[place]);
  const decided = once.filter(({ decision }) => decision).length;
  element("total").textContent = `${changed} of ${variants} changed` + (decided ? `, ${decided} decided` : "");
  const counts = new Map();
  for (const { outcome } of once) counts.set(outcome, (counts.get(outcome) ?? 0) + 1);
  element("counts").replaceChildren(...[...counts].map(([outcome, count]) =>
    make("span", {}, make("span", { className: "dot " + outcome }), `${count} ${outcome}`)));
}
function drawGroups() {
  const drawn = groups.map(groupButton);
  const isEmpty = groups.every((_, place) => shown(place).length === 0);
  const nothing = state.filter.length ? "nothing matches the filter" : "there are no variants";
  element("groups").replaceChildren(...(isEmpty ? [make("p", { className: "nothing" }, nothing)] : drawn));
  reveal(drawn[state.group], element("groups"));
}
function groupButton(group, place) {
  const places = shown(place);
  const [some, every] = [distinct(places).length, distinct(group.variants).length];
  const count = some === every ? counted(some, "variant") : `${some} of ${counted(every, "variant")}`;
  const done = progress(group);
  const about = [group.id, group.outcome, done.length === 0 && count].filter(Boolean).join(" · ");
  const button = make("button", { className: "group", hidden: places.length === 0 },
    make("small", {}, make("span", { className: "dot " + group.outcome }), make("span", {}, about), ...done),
    ...sentence(group));
  button.ariaCurrent = place === state.group;
  button.classList.toggle("done", isDecided(group));
  button.onclick = () => show(place, places[0] ?? null);
  return button;
}
const isDecided = group => group !== all && !group.variants.some(isUndecided);
// How much of a group is decided, and how.
function progress(group) {
  if (group === all) return [];
  const variants = distinct(group.variants);
  const decisions = variants.map(place => data.variants[place].decision).filter(Boolean);
  if (decisions.length === 0) return [];
  const kinds = [...new Set(decisions)];
  const text = decisions.length < variants.length ? `${decisions.length} of ${variants.length} decided`
    : `${variants.length} ${kinds.length === 1 ? kinds[0] : "decided"}`;
  return [make("span", { className: "decision " + (kinds.length === 1 ? kinds[0] : "") }, text)];
}
// Each change, and its reason below it.
function sentence({ clauses }) {
  return clauses.flatMap(([change, reason]) =>
    [make("b", {}, change), ...(reason ? [make("span", { className: "reason" }, reason)] : [])]);
}
// Scrolls a list, and nothing around it, as far as it must.
function reveal(part, list) {
  if (!part || part.hidden || !list.contains(part)) return;
  const [inner, outer] = [part.getBoundingClientRect(), list.getBoundingClientRect()];
  if (inner.top < outer.top) list.scrollTop -= outer.top - inner.top + 8;
  else if (inner.bottom > outer.bottom) list.scrollTop += Math.min(inner.bottom - outer.bottom + 8, inner.top - outer.top);
  if (inner.left < outer.left) list.scrollLeft -= outer.left - inner.left + 8;
  else if (inner.right > outer.right) list.scrollLeft += Math.min(inner.right - outer.right + 8, inner.left - outer.left);
}
element("filter").oninput = event => filter(event.target.value);
