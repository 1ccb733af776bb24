/** Says `words` aloud whenever they change. It is always rendered, empty at first; `announce.ts` has the reasons. */
export function Announcement({ words }: { words: string }) {
  return (
    <p className="visually-hidden" role="status">
      {words}
    </p>
  );
}
