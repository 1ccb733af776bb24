import { Tabs } from "#ui/tabs/tabs.tsx";

type DemoTabsProps = { label: string; tabs: readonly { key: string; title: string; text: string }[] };

/** Texts, one at a time. */
export function DemoTabs({ label, tabs }: DemoTabsProps) {
  return (
    <Tabs
      label={label}
      headingLevel={3}
      tabs={tabs.map(({ key, title, text }) => ({ key, title, content: <p>{text}</p> }))}
    />
  );
}
