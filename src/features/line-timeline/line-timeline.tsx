export function LineTimeline() {
  return null;
}
