export const data = {
  "intro": "Para personas con discapacidad intelectual, autismo, TDAH, dislexia o demencia. También ayuda a personas mayores.",
  "groups": [
    {
      "title": "Menos distracciones",
      "items": [
        {
          "name": "Una sola app a la vez",
          "what": "Deja el celular en una app hasta que tú decidas salir.",
          "ios": "Configuración › Accesibilidad › Acceso guiado",
          "android": "Configuración, busca «fijar»"
        },
        {
          "name": "No molestar",
          "what": "Calla avisos y llamadas por un rato. Eliges a quién sí dejar pasar.",
          "ios": "Configuración › Enfoque",
          "android": "Configuración, busca «No molestar»"
        },
        {
          "name": "Vista de lectura",
          "what": "Quita de una página lo que distrae y deja el texto.",
          "ios": "El navegador Safari, en el menú de la página",
          "android": "Depende del navegador: busca «lectura» en su menú"
        }
      ]
    },
    {
      "title": "Una pantalla más sencilla",
      "items": [
        {
          "name": "Pantalla simplificada",
          "what": "Muestra pocas apps, con botones y textos grandes.",
          "ios": "Configuración › Accesibilidad › Acceso asistido, desde iOS 17",
          "android": "En Samsung: Ajustes, busca «Modo fácil»"
        }
      ]
    },
    {
      "title": "Apoyos para leer y recordar",
      "items": [
        {
          "name": "Lectura en voz alta",
          "what": "Escuchas el texto mientras lo sigues con la vista.",
          "ios": "Configuración › Accesibilidad, en la sección Visión",
          "android": "Configuración › Accesibilidad › Seleccionar para escuchar"
        },
        {
          "name": "Letra más clara",
          "what": "Elige un tamaño mayor o negritas para leer con menos esfuerzo.",
          "ios": "Configuración › Accesibilidad › Pantalla y tamaño del texto",
          "android": "Configuración › Accesibilidad › Tamaño de texto y pantalla"
        },
        {
          "name": "Recordatorios",
          "what": "Te avisan a una hora: tomar un medicamento, renovar tu membresía, ir a una cita.",
          "ios": "La app Recordatorios",
          "android": "La app de tareas o de calendario"
        },
        {
          "name": "Comunicación aumentativa y alternativa (CAA)",
          "what": "Apps con dibujos y voz para quien habla poco o no habla. Se bajan de la tienda de apps."
        }
      ]
    }
  ],
  "ownMeasures": [
    "Escribimos con oraciones cortas y palabras conocidas.",
    "Los pasos van numerados y los menús están siempre en el mismo lugar.",
    "Nuestros formularios no tienen límite de tiempo.",
    "Lo que avanza solo tiene un botón para detenerlo.",
    "Cada texto legal empieza con un resumen: En corto.",
    "La ley te permite pedir control parental y bloqueo de contenidos. Pídelos a soporte."
  ]
};
