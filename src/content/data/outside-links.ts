export const data = {
  "regulator": {
    "coverage": "https://coberturamovil.ift.org.mx/",
    "accessiblePhones": "https://movilesaccesibles.ift.org.mx/",
    "callLocation": "https://www.dof.gob.mx/nota_detalle.php?codigo=5480873&fecha=27/04/2017"
  },
  "finders": {
    "iphone": "https://www.icloud.com/find",
    "android": "https://www.android.com/find"
  },
  "assistive": [
    {
      "label": "NVDA, lector de pantalla para Windows",
      "href": "https://www.nvaccess.org/"
    },
    {
      "label": "JAWS, lector de pantalla para Windows",
      "href": "https://www.freedomscientific.com/"
    },
    {
      "label": "VoiceOver y accesibilidad de Apple",
      "href": "https://www.apple.com/mx/accessibility/"
    },
    {
      "label": "TalkBack y accesibilidad de Android",
      "href": "https://support.google.com/accessibility/android"
    },
    {
      "label": "Narrador y accesibilidad de Microsoft",
      "href": "https://www.microsoft.com/es-mx/accessibility"
    }
  ]
};
