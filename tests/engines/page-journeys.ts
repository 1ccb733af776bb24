/** Journeys on any page: menu, dialog, tabs, questions, search. */
import { accessibilityTabs } from "#content/accessibility/accessibility-page.ts";
import { faqGroups } from "#content/faq/faq.ts";
import { securityMessage } from "#content/help/security-message.ts";
import { signUpStory } from "#content/sign-up/sign-up-stops.ts";
import { footerCopy, headerLinks } from "#content/site/site-map/navigation.ts";
import { computerWindow, type Journeys, phoneWindow } from "./journey.ts";

const menu = "details[data-menu]";
const menuLink = `${menu} nav a`;
const dialog = "dialog#mantente-a-salvo";
const dialogOpener = "main [commandfor=mantente-a-salvo]";
const question = "paises-con-roaming";
const [first, second, , , last] = accessibilityTabs.map(({ title }) => title);

export const pageJourneys: Journeys = {
  "the menu opens by pointer and keyboard, closes by Escape or a click outside; its link works": async (visitor) => {
    await visitor.engine.resize(phoneWindow);
    await visitor.open("/");
    await visitor.click(`${menu} > summary`);
    await visitor.expectVisible(menuLink);
    await visitor.press("Escape");
    await visitor.expectHidden(menuLink);
    await visitor.expectFocus(`${menu} > summary`);
    await visitor.press("Enter");
    await visitor.expectVisible(menuLink);
    // The menu reaches the window's edges, so this point is in the header, outside the menu.
    await visitor.engine.clickAt({ x: 5, y: 30 });
    await visitor.expectHidden(menuLink);
    await visitor.expectAddress(/^\/$/);
    await visitor.click(`${menu} > summary`);
    const [, link] = headerLinks;
    await visitor.click([menuLink, link?.label ?? "missing"]);
    await visitor.expectAddress(link?.href ?? "missing");
  },
  "the safety dialog opens by pointer and keyboard, keeps the focus, and closes in three ways": async (visitor) => {
    await visitor.engine.resize(computerWindow);
    await visitor.open("/");
    await visitor.click(dialogOpener);
    await visitor.expectText(`${dialog} h2`, securityMessage.title);
    await visitor.expectFocus("dialog[open], dialog[open] *");
    await visitor.click([`${dialog} button`, securityMessage.close]);
    await visitor.expectHidden(dialog);
    await visitor.expectFocus(dialogOpener);
    await visitor.press("Enter");
    await visitor.expectVisible(dialog);
    await visitor.press("Tab");
    await visitor.expectFocus("dialog[open] *");
    await visitor.press("Escape");
    await visitor.expectHidden(dialog);
    await visitor.expectFocus(dialogOpener);
    await visitor.click(dialogOpener);
    await visitor.click(`${dialog} h2`);
    await visitor.expectVisible(dialog);
    await visitor.engine.clickAt({ x: 4, y: 4 });
    await visitor.expectHidden(dialog);
  },
  "pointer and arrow keys choose a stop of the home page's two minutes, and its screen is the only one": async (
    visitor,
  ) => {
    await visitor.engine.resize(phoneWindow);
    await visitor.open("/");
    const expectStop = (place: number) =>
      visitor.expectPage(
        (chosen, count) => {
          const screens = [...document.querySelectorAll("fieldset [data-stop]")];
          const isVisible = (screen: Element, index: number) =>
            getComputedStyle(screen).opacity === `${Number(index === chosen)}`;
          return screens.length === count && screens.every(isVisible);
        },
        place,
        signUpStory.stops.length,
      );
    // Skips to the end of the animation.
    await visitor.engine.evaluate(() => {
      for (const animation of document.getAnimations())
        if (animation.effect?.getTiming().iterations !== Infinity) animation.finish();
    });
    await expectStop(signUpStory.stops.length - 1);
    await visitor.click(["fieldset label", signUpStory.stops[2]?.time ?? "missing"]);
    await expectStop(2);
    await visitor.press("ArrowRight");
    await expectStop(3);
    await visitor.expectFocus(`fieldset [value="${signUpStory.stops[3]?.time}"]:checked`);
  },
  "pointer and arrow keys select tabs, arrow keys wrap, and Tab leads to the panel": async (visitor) => {
    await visitor.open("/accesibilidad");
    await visitor.wake("panel-tabs");
    const selected = "[role=tab][aria-selected=true]";
    await visitor.expectText(selected, `1 ${first}`);
    await visitor.click(["[role=tab]", last ?? ""]);
    await visitor.expectText(selected, `5 ${last}`);
    await visitor.expectText("[role=tabpanel] h2, [role=tabpanel]", last ?? "");
    for (const [key, title] of [
      ["ArrowRight", first],
      ["ArrowRight", second],
      ["End", last],
      ["Home", first],
      ["ArrowLeft", last],
    ] as const) {
      await visitor.press(key);
      await visitor.expectText(selected, title ?? "");
      await visitor.expectFocus(selected);
    }
    await visitor.press("Tab");
    await visitor.expectFocus("[role=tabpanel]");
    await visitor.open(`/accesibilidad#${accessibilityTabs[1].key}`);
    await visitor.expectText(selected, `2 ${second}`);
  },
  "a question's anchor opens it with its answer, and the filter finds other questions": async (visitor) => {
    const asked = faqGroups.flatMap(({ questions }) => questions).find(({ id }) => id === question);
    await visitor.open(`/preguntas-frecuentes#${question}`);
    await visitor.expectInView(["main details[open] summary", asked?.question ?? "missing"]);
    await visitor.expectInView([`#${question} p`, (asked?.answer[0] ?? "missing").replaceAll("\u00a0", " ")]);
    await visitor.wake("library-filter");
    await visitor.fill("main [data-island=library-filter] input[type=search]", "CONSTANCIA fiscál");
    await visitor.expectText("main h4", /factur/i);
    await visitor.expectHidden(["main h4", asked?.question ?? ""]);
  },
  "the search is used by keyboard alone, and Back restores its question and results": async (visitor) => {
    const result = "[data-results] li";
    const asked = "ROBARON mi teléfono";
    await visitor.open("/conocenos");
    await visitor.focus(`footer a[href='${footerCopy.search.href}']`);
    await visitor.press("Enter");
    await visitor.expectAddress(footerCopy.search.href);
    await visitor.expectFocus("input[data-field]");
    await visitor.wake("site-search");
    await visitor.engine.type(asked);
    await visitor.expectText(result, /robo/i);
    await visitor.press("Enter");
    await visitor.expectFocus("[data-answer]");
    await visitor.press("Tab");
    await visitor.expectFocus(`${result} a`);
    await visitor.press("Enter");
    await visitor.expectAddress(/^\/(reportar-robo-equipo|preguntas-frecuentes)/);
    await visitor.engine.back();
    await visitor.expectText(result, /robo/i);
    await visitor.expectPage((text) => document.querySelector<HTMLInputElement>("[data-field]")?.value === text, asked);
  },
};
