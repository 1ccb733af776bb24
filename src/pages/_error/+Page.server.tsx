import { notFoundCopy } from "#content/pages/not-found-page.ts";
import { searchAction } from "#content/site/search/search-address.ts";
import { searchFormCopy } from "#content/site/search/search-page.ts";
import { buildPageLink } from "#content/site/site-map/site-map.ts";
import { SearchForm } from "#ui/search-form/search-form.tsx";
import { NotFound } from "./not-found.tsx";

const links = notFoundCopy.doors.map(buildPageLink);

export function Page() {
  return (
    <NotFound
      {...notFoundCopy}
      links={links}
      search={<SearchForm copy={searchFormCopy} action={searchAction} variant="light" />}
    />
  );
}
