/** The shapes of the page of accessibility. */

export type AccessibilityLink = { label: string; href: string };

/** Something that helps, and the menu where each system has it; where none is named, it has no menu of its own. */
export type AccessibilityItem = {
  name: string;
  what: string;
  ios?: string;
  android?: string;
};

export type AccessibilityTab = {
  key: string;
  title: string;
  intro: string;
  groups: readonly { title: string; items: readonly AccessibilityItem[] }[];
  /** What wim and this site do, a sentence or two each. */
  withUs: readonly string[];
  links?: readonly AccessibilityLink[];
};

/** The menus that hold the functions. iOS and Android as their makers call them in Mexico; they change with the version. */
export const accessibilityMenus = {
  ios: "Configuración › Accesibilidad",
  android: "Configuración › Accesibilidad",
  samsung: "Ajustes › Accesibilidad",
} as const;
