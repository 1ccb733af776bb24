/**
 * Questions about payments, invoices and promotions. Source: product specification, sections 2, 3 and 9; laws where
 * named.
 */

import { automaticRenewalNoticeDays, compensation } from "#content/legal/legal-facts.ts";
import { termsOf } from "#content/promotions/promotions.ts";
import { measure } from "#domain/measure.ts";
import type { FaqGroup } from "./faq-model.ts";

const { referrerPercent, referredPercent, referredMemberships } = termsOf("referidos", "referral");

export const paymentQuestions = {
  id: "pagos-y-promociones",
  topic: "Pagos",
  title: "Pagos, facturas y promociones",
  questions: [
    {
      id: "como-pago",
      question: "¿Cómo pago mi membresía?",
      answer: [
        "Pagas en la app o en la página de compra, con los medios de pago que ahí aparecen.",
        "Es prepago: pagas antes de usar, y ves el precio total antes de pagar.",
      ],
      links: [{ label: "Términos: pagos", to: "/terminos-y-condiciones-accesible#pagos" }],
      asked: "tarjeta efectivo recargar",
    },
    {
      id: "cargos-automaticos",
      question: "¿Me pueden cobrar la renovación sin avisarme?",
      answer: [
        "No: un cargo automático necesita tu consentimiento expreso.",
        `Si lo aceptaste, te avisamos al menos ${measure(automaticRenewalNoticeDays, "días naturales")} antes y puedes cancelarlo sin penalización.`,
      ],
      links: [{ label: "Términos: renovación", to: "/terminos-y-condiciones-accesible#vigencia" }],
      asked: "domiciliar suscripción",
    },
    {
      id: "factura",
      question: "¿Cómo pido mi factura?",
      answer: [
        "Se pide en el portal de facturación, con tus datos fiscales y los de tu pago.",
        "Ten abierta tu constancia de situación fiscal.",
      ],
      links: [{ label: "Los datos que necesitas", to: "/facturacion" }],
      asked: "CFDI RFC facturar comprobante",
    },
    {
      id: "reembolsos",
      question: "¿Puedo cancelar mi compra o pedir un reembolso?",
      answer: [
        "No: una membresía o un paquete comprado no se cancela ni se reembolsa.",
        "Eso no quita los derechos que la ley te reconoce.",
      ],
      links: [{ label: "Términos: cancelaciones y reembolsos", to: "/terminos-y-condiciones-accesible#reembolsos" }],
      asked: "devolución dinero regresan",
    },
    {
      id: "cobro-de-mas",
      question: "Me cobraron de más, ¿qué hago?",
      answer: [
        "Repórtalo al soporte dentro de la app.",
        `Un cargo indebido se devuelve completo, con al menos ${compensation.unduePercent}% de bonificación.`,
      ],
      links: [
        { label: "Compensaciones: cargos indebidos", to: "/compensaciones-y-bonificaciones#cargos-indebidos" },
        { label: "Habla con soporte", to: "/ayuda" },
      ],
      asked: "cargo indebido aclaración devolución",
    },
    {
      id: "invitar-amigos",
      question: "¿Qué gano si invito a alguien?",
      answer: [
        "Depende de la promoción vigente: antes de invitar, confirma en la app si hoy hay una.",
        `La última registrada daba ${referrerPercent}% menos en tu siguiente membresía. Quien llegaba pagaba ${referredPercent}% menos en sus primeras ${measure(referredMemberships, "membresías")}.`,
      ],
      links: [{ label: "Cómo funciona", to: "/wimers#invita" }],
      asked: "referidos código descuento recomendar amigas",
    },
  ],
} as const satisfies FaqGroup;
