/**
 * The legal note of the coverage page. Source: product specification, section 2; the regulator's coverage guidelines of
 * 2018.
 */
import { links } from "#content/site/links.ts";

type Part = {
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
  links?: readonly { label: string; href: string }[];
};

export const coverageLegalNote: { title: string; parts: readonly Part[] } = {
  title: "Nota legal de cobertura",
  parts: [
    {
      title: "Mapas de cobertura garantizada y diferenciada",
      paragraphs: [
        "El regulador pide a los operadores mapas de cobertura garantizada y de cobertura diferenciada.",
        "En esta página, «garantizada» es la zona donde el servicio se ofrece con compromiso de calidad.",
        "«Diferenciada» separa la zona garantizada de la no garantizada. En la no garantizada puede haber señal, sin ese compromiso.",
        "El mapa de 5G tiene un solo archivo y no separa esas zonas.",
      ],
      links: [
        {
          label: "Compara la cobertura de los operadores en el sitio que publicó el IFT",
          href: links.regulatorCoverage,
        },
      ],
    },
    {
      title: "Límites del servicio",
      paragraphs: [
        "La intensidad de la señal cambia de un punto a otro, también dentro de una zona con cobertura.",
        "La señal puede ser débil o faltar:",
      ],
      points: [
        "en interiores, sótanos y lugares subterráneos, como el metro o un estacionamiento",
        "en elevadores",
        "donde se reúne mucha gente o la red está saturada",
        "por el terreno o el clima",
        "por el celular que usas",
        "durante el mantenimiento de la red",
      ],
    },
    {
      title: "Centros penitenciarios",
      paragraphs: [
        "Por ley, el servicio celular se bloquea dentro de los centros penitenciarios.",
        "El bloqueo puede afectar la señal en sus alrededores, aunque el mapa marque cobertura.",
      ],
    },
    {
      title: "De dónde vienen los mapas",
      paragraphs: [
        "El mapa de fondo es de los colaboradores de OpenStreetMap. El contorno de los estados es de Natural Earth.",
        "OpenStreetMap recibe qué zona del mapa miras, para enviar sus imágenes. No recibe tu ubicación.",
        "La lista de lugares viene de GeoNames, con licencia CC BY 4.0, y fue modificada para este sitio.",
      ],
      links: [
        { label: "Derechos de autor de OpenStreetMap", href: "https://www.openstreetmap.org/copyright" },
        { label: "Natural Earth", href: "https://www.naturalearthdata.com/" },
        { label: "GeoNames", href: "https://www.geonames.org/" },
        { label: "Licencia CC BY 4.0", href: "https://creativecommons.org/licenses/by/4.0/deed.es" },
      ],
    },
  ],
};
