export { SiteLayout as Layout } from "#layout/site-layout.tsx";
