// Recordings: the moments of a motion as one thing that plays. Nothing plays by itself.
const calm = matchMedia("(prefers-reduced-motion: reduce)");
const shortest = 30, pauseAtEnd = 1000, calmPause = 800;
let playing = 0, ready = [];
const recording = place => data.variants[place]?.step?.[3] ?? null;
// What tells a recording from others of its screen.
const nameOf = place => {
  const { screen, step } = data.variants[place];
  return JSON.stringify([screen, step[2], step[3][0]]);
};
// The moments of what is looked at, also those that are in no cause, in order.
function moments() {
  if (state.variant === null || !recording(state.variant)) return [];
  const name = nameOf(state.variant);
  return data.variants.map((_, place) => place).filter(place => recording(place) && nameOf(place) === name && matches(place))
    .sort((a, b) => recording(a)[2] - recording(b)[2]);
}
// What did not change is old and new.
function picture(place, kind) {
  const { pictures, outcome } = data.variants[place];
  return kind === "old" && outcome === "same" && recording(place) ? pictures.new : pictures[kind];
}
// Browsers show a picture at once that another element holds already.
function makeReady(places) {
  ready = ["old", "new", "difference"].flatMap(kind => places.map(place => picture(place, kind)))
    .filter(place => place !== null).map(place => Object.assign(new Image(), { src: address(place) }));
}
function pauseAfter(places, index) {
  const [now, next] = [recording(places[index]), recording(places[index + 1])];
  const length = next ? next[1] - now[1] : pauseAtEnd;
  return Math.max(calm.matches ? calmPause : shortest, length);
}
// With less motion wanted, each moment stays for a while, and the last one for good.
function play() {
  const places = moments();
  if (places.length < 2) return;
  if (playing) { stop(); drawVariant(); return; }
  makeReady(places);
  const now = places.indexOf(state.variant);
  go(places, now === places.length - 1 ? 0 : now);
}
function go(places, index) {
  state.variant = places[index];
  drawCurrent();
  drawStage();
  const isLast = index === places.length - 1;
  if (isLast && calm.matches) { playing = 0; drawVariant(); return; }
  playing = setTimeout(() => go(places, isLast ? 0 : index + 1), pauseAfter(places, index));
  drawPlayer();
}
function stop() {
  clearTimeout(playing);
  playing = 0;
  ready = [];
}
function move(by) {
  const places = moments();
  const place = places[places.indexOf(state.variant) + by];
  if (place !== undefined) show(state.group, place);
  else if (playing) drawVariant();
}
// Its parts stay, so that they keep the focus.
function drawPlayer() {
  const places = moments();
  element("player").hidden = places.length < 2;
  if (places.length < 2) return;
  const index = places.indexOf(state.variant), [name, time] = recording(state.variant);
  element("play").textContent = playing ? "❚❚" : "▶";
  element("play").ariaLabel = `${playing ? "Pause" : "Play"} ${name}`;
  element("play").title = `${playing ? "pause" : "play"}, space`;
  const slider = element("moment");
  Object.assign(slider, { max: places.length - 1, value: index, title: "moments, ← →" });
  slider.ariaLabel = `Moments of ${name}`;
  slider.ariaValueText = `${time} ms, ${data.variants[state.variant].outcome}`;
  element("marks").replaceChildren(...places.map(place => {
    const { outcome } = data.variants[place];
    return make("span", { className: "dot " + outcome, title: `${recording(place)[1]} ms: ${outcome}` });
  }));
  element("time").textContent = `${Math.round(time)} ms`;
  element("count").textContent = `${index + 1} of ${places.length}`;
}
element("play").onclick = play;
element("moment").oninput = event => show(state.group, moments()[Number(event.target.value)]);
