import { notFound } from "#content/pages/not-found-words.ts";
import { NotFound } from "#sections/not-found/not-found.tsx";

export function Page() {
  return <NotFound {...notFound} />;
}
