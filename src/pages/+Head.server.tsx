export { PageHead as Head } from "#layout/head/page-head.tsx";
