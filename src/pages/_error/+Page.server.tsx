import { notFound } from "#content/pages/not-found.ts";
import { searchAction } from "#content/site/search-address.ts";
import { searchForm } from "#content/site/search-page.ts";
import { linkTo } from "#content/site/site-map.ts";
import { SearchForm } from "#ui/search-form/search-form.tsx";
import { NotFound } from "./not-found.tsx";

const doors = notFound.doors.flatMap((door) => linkTo(door) ?? []);

export function Page() {
  return (
    <NotFound
      {...notFound}
      doors={doors}
      search={<SearchForm words={searchForm} action={searchAction} variant="light" />}
    />
  );
}
