export { PageHead as Head } from "#layout/page-head.tsx";
