/// A plural rule of CLDR, which several languages may share.
enum PluralRule: Hashable, Sendable {
    case german, turkish, hindi, armenian, punjabi, sinhala, danish, icelandic, macedonian, filipino
    case latvian, hebrew, inuktitut, romanian, croatian, french, italian, spanish, gaelic, slovenian, sorbian
    case czech, polish, belarusian, lithuanian, russian, maltese, irish, arabic, welsh, tachelhit

    /// The rules, keyed by language; languages without one have a single form.
    static let rules: [String: PluralRule] = {
        let languages: [(PluralRule, String)] = [
            (.german, "ast de en et fi fy gl ia io lij nl sc sv sw ur yi ji"),
            (
                .turkish,
                "af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu fo fur gsw ha haw hu jgo jmc ka kaj kcg kk kkj kl "
                    + "ks ksb ku ky lb lg mas mgo ml mn mr nah nb nd ne nn nnh no nr ny nyn om or os pap ps rm rof rwk saq sd "
                    + "sdh seh sn so sq ss ssy st syr ta te teo tig tk tn tr ts ug uz ve vo vun wae xh xog"
            ),
            (.hindi, "am as bn doi fa gu hi kn pcm zu"), (.armenian, "ff hy kab"),
            (.punjabi, "ak bho csw guw ln mg nso pa ti wa"), (.sinhala, "si"), (.danish, "da"), (.icelandic, "is"),
            (.macedonian, "mk"), (.filipino, "ceb fil tl"), (.latvian, "lv prg"), (.hebrew, "he iw"),
            (.inuktitut, "iu naq sat se sma smi smj smn sms"), (.romanian, "ro mo"), (.croatian, "bs hr sh sr"),
            (.french, "fr pt"), (.italian, "ca it lld scn vec"), (.spanish, "es"), (.gaelic, "gd"), (.slovenian, "sl"),
            (.sorbian, "dsb hsb"), (.czech, "cs sk"), (.polish, "pl"), (.belarusian, "be"), (.lithuanian, "lt"),
            (.russian, "ru uk"), (.maltese, "mt"), (.irish, "ga"), (.arabic, "ar ars"), (.welsh, "cy"),
            (.tachelhit, "shi"),
        ]
        return Dictionary(
            languages.flatMap { rule, names in names.split(separator: " ").map { (String($0), rule) } }
        ) { first, _ in first }
    }()
}
