/**
 * Preloaded by `node --import …/fake-clock.mjs?2026-12-22`: sets the clock of the process, its workers and its children
 * to noon of that day. It is a build's only way to get another day, so none does by accident.
 */
const Clock = Date;
const realNow = Clock.now;
const day = new URL(import.meta.url).search.slice(1);
const ahead = Clock.parse(`${day}T12:00:00-06:00`) - realNow();
if (Number.isNaN(ahead)) throw new Error(`«${day}» no es un día como 2026-12-22.`);

// A test may replace `Date.now`; new dates then follow the replacement, as they follow this one.
Clock.now = () => realNow() + ahead;
globalThis.Date = new Proxy(Clock, {
  construct: (target, given, from) => Reflect.construct(target, given.length > 0 ? given : [Clock.now()], from),
});

// Children do not inherit `--import`, but they inherit this variable.
const preload = `--import ${import.meta.url}`;
const options = process.env.NODE_OPTIONS ?? "";
if (!options.includes(preload)) process.env.NODE_OPTIONS = `${options} ${preload}`.trim();
