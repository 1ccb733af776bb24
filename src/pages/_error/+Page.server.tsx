import { notFound } from "#content/not-found.ts";
import { NotFound } from "#sections/not-found/not-found.tsx";

export function Page() {
  return <NotFound {...notFound} />;
}
