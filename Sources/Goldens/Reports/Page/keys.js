// The keyboard, and the first drawing.
// From cause to cause; through all variants only if that list is open.
const places = group => shown(group).map(variant => [group, variant]);
const order = () => groups[state.group] === all ? places(state.group) : data.groups.flatMap((_, place) => places(place));
function step(by) {
  const steps = order();
  const now = steps.findIndex(([group, place]) => group === state.group && place === state.variant);
  // A moment of a recording may be in no cause.
  if (now < 0) return shown(state.group).length > 0 && show(state.group, shown(state.group)[0]);
  const next = steps[Math.min(steps.length - 1, Math.max(0, now + by))];
  if (next) show(...next);
}
function stepGroup(by) {
  let group = state.group + by;
  while (groups[group] && shown(group).length === 0) group += by;
  if (groups[group]) show(group, shown(group)[0]);
}
const chooseOne = () => { if (variant()) choose([state.variant]); }, chooseAll = () => choose(shown(state.group));
const keys = { j: () => step(1), k: () => step(-1), J: () => stepGroup(1), K: () => stepGroup(-1),
  o: toggleFrames, f: toggleFit, "+": () => zoom(2), "-": () => zoom(0.5), c: chooseOne, C: chooseAll,
  " ": play, ArrowLeft: () => move(-1), ArrowRight: () => move(1), "/": () => element("filter").focus(), "?": toggleHelp };
// What has the focus has some keys itself: buttons that were come to by keys, and sliders.
const own = { " ": "button:focus-visible, summary", ArrowLeft: "input", ArrowRight: "input" };
const isOwn = ({ key, target }) => key in own && (moments().length < 2 || target.matches?.(own[key]));
Object.assign(keys, isServed ? { a: () => decide("accept"), r: () => decide("reject"), u: undo } : { a: chooseOne, A: chooseAll });
for (const [view, [key]] of Object.entries(views)) keys[key] = () => look(view);
document.onkeydown = event => {
  if (event.target === element("filter")) {
    if (event.key === "Escape" || event.key === "Enter") element("filter").blur();
    return;
  }
  if (isOpen()) {
    if (event.key === "?" && element("help").open) { event.preventDefault(); toggleHelp(); }
    return;
  }
  if (event.ctrlKey || event.metaKey || event.altKey || isOwn(event) || !Object.hasOwn(keys, event.key)) return;
  event.preventDefault();
  keys[event.key]();
};
for (const [id, act] of Object.entries({ previous: () => step(-1), next: () => step(1) })) element(id).onclick = act;
window.onresize = size;

let wanted = "";
try { wanted = decodeURIComponent(location.hash.slice(1)); } catch { }
const linked = data.variants.findIndex(({ key }) => key === wanted);
if (linked >= 0) {
  state.variant = linked;
  state.group = groups.findIndex(group => group.variants.includes(linked));
}
draw();
show(state.group, state.variant);
try {
  const said = sessionStorage.getItem("said");
  if (said) say(said, true);
  sessionStorage.removeItem("said");
} catch { }
