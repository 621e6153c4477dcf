extension InstalledFonts {
    /// A font family and the PostScript names of its faces, the regular face first.
    package struct Family {
        /// The name of the family.
        package let name: String
        /// The PostScript names of the faces; those of the app with the hash of their file.
        package let faces: [String]

        var regular: String? { faces.first }

        init(name: String, faces: [String]) {
            self.name = name
            self.faces = faces
        }

        fileprivate init(_ line: Substring) {
            let parts = line.split(separator: "|")
            name = String(parts[0])
            faces = parts[1].split(separator: " ").map(String.init)
        }
    }

    /// The font families of iOS, sorted by name.
    package static let families = table.split(separator: "\n").map(Family.init)

    private static let table = """
        Academy Engraved LET|AcademyEngravedLetPlain
        Al Nile|AlNile AlNile-Bold
        American Typewriter|AmericanTypewriter AmericanTypewriter-Bold AmericanTypewriter-Condensed \
        AmericanTypewriter-CondensedBold AmericanTypewriter-CondensedLight AmericanTypewriter-Light \
        AmericanTypewriter-Semibold
        Apple Color Emoji|AppleColorEmoji
        Apple SD Gothic Neo|AppleSDGothicNeo-Regular AppleSDGothicNeo-Bold AppleSDGothicNeo-Light \
        AppleSDGothicNeo-Medium AppleSDGothicNeo-SemiBold AppleSDGothicNeo-Thin AppleSDGothicNeo-UltraLight
        Arial|ArialMT Arial-BoldItalicMT Arial-BoldMT Arial-ItalicMT
        Arial Hebrew|ArialHebrew ArialHebrew-Bold ArialHebrew-Light
        Arial Rounded MT Bold|ArialRoundedMTBold
        Avenir|Avenir-Roman Avenir-Black Avenir-BlackOblique Avenir-Book Avenir-BookOblique Avenir-Heavy \
        Avenir-HeavyOblique Avenir-Light Avenir-LightOblique Avenir-Medium Avenir-MediumOblique Avenir-Oblique
        Avenir Next|AvenirNext-Regular AvenirNext-Bold AvenirNext-BoldItalic AvenirNext-DemiBold \
        AvenirNext-DemiBoldItalic AvenirNext-Heavy AvenirNext-HeavyItalic AvenirNext-Italic AvenirNext-Medium \
        AvenirNext-MediumItalic AvenirNext-UltraLight AvenirNext-UltraLightItalic
        Avenir Next Condensed|AvenirNextCondensed-Regular AvenirNextCondensed-Bold AvenirNextCondensed-BoldItalic \
        AvenirNextCondensed-DemiBold AvenirNextCondensed-DemiBoldItalic AvenirNextCondensed-Heavy \
        AvenirNextCondensed-HeavyItalic AvenirNextCondensed-Italic AvenirNextCondensed-Medium \
        AvenirNextCondensed-MediumItalic AvenirNextCondensed-UltraLight AvenirNextCondensed-UltraLightItalic
        Baskerville|Baskerville Baskerville-Bold Baskerville-BoldItalic Baskerville-Italic Baskerville-SemiBold \
        Baskerville-SemiBoldItalic
        Bodoni 72|BodoniSvtyTwoITCTT-Book BodoniSvtyTwoITCTT-Bold BodoniSvtyTwoITCTT-BookIta
        Bradley Hand|BradleyHandITCTT-Bold
        Chalkboard SE|ChalkboardSE-Regular ChalkboardSE-Bold ChalkboardSE-Light
        Chalkduster|Chalkduster
        Charter|Charter-Roman Charter-Black Charter-BlackItalic Charter-Bold Charter-BoldItalic Charter-Italic
        Cochin|Cochin Cochin-Bold Cochin-BoldItalic Cochin-Italic
        Copperplate|Copperplate Copperplate-Bold Copperplate-Light
        Courier|Courier Courier-Bold Courier-BoldOblique Courier-Oblique
        Courier New|CourierNewPSMT CourierNewPS-BoldItalicMT CourierNewPS-BoldMT CourierNewPS-ItalicMT
        Damascus|Damascus DamascusBold DamascusLight DamascusMedium DamascusSemiBold
        Devanagari Sangam MN|DevanagariSangamMN DevanagariSangamMN-Bold
        Didot|Didot Didot-Bold Didot-Italic
        DIN Alternate|DINAlternate-Bold
        DIN Condensed|DINCondensed-Bold
        Euphemia UCAS|EuphemiaUCAS EuphemiaUCAS-Bold EuphemiaUCAS-Italic
        Farah|Farah
        Futura|Futura-Medium Futura-Bold Futura-CondensedExtraBold Futura-CondensedMedium Futura-MediumItalic
        Galvji|Galvji Galvji-Bold
        Geeza Pro|GeezaPro GeezaPro-Bold
        Georgia|Georgia Georgia-Bold Georgia-BoldItalic Georgia-Italic
        Gill Sans|GillSans GillSans-Bold GillSans-BoldItalic GillSans-Italic GillSans-Light GillSans-LightItalic \
        GillSans-SemiBold GillSans-SemiBoldItalic GillSans-UltraBold
        Helvetica|Helvetica Helvetica-Bold Helvetica-BoldOblique Helvetica-Light Helvetica-LightOblique \
        Helvetica-Oblique
        Helvetica Neue|HelveticaNeue HelveticaNeue-Bold HelveticaNeue-BoldItalic HelveticaNeue-CondensedBlack \
        HelveticaNeue-CondensedBold HelveticaNeue-Italic HelveticaNeue-Light HelveticaNeue-LightItalic \
        HelveticaNeue-Medium HelveticaNeue-MediumItalic HelveticaNeue-Thin HelveticaNeue-ThinItalic \
        HelveticaNeue-UltraLight HelveticaNeue-UltraLightItalic
        Hiragino Maru Gothic ProN|HiraMaruProN-W4
        Hiragino Mincho ProN|HiraMinProN-W3 HiraMinProN-W6
        Hiragino Sans|HiraginoSans-W3 HiraginoSans-W4 HiraginoSans-W5 HiraginoSans-W6 HiraginoSans-W7 \
        HiraginoSans-W8
        Hoefler Text|HoeflerText-Regular HoeflerText-Black HoeflerText-BlackItalic HoeflerText-Italic
        Impact|Impact
        Kailasa|Kailasa Kailasa-Bold
        Kefa|Kefa-Regular
        Marker Felt|MarkerFelt-Thin MarkerFelt-Wide
        Menlo|Menlo-Regular Menlo-Bold Menlo-BoldItalic Menlo-Italic
        Noteworthy|Noteworthy-Light Noteworthy-Bold
        Optima|Optima-Regular Optima-Bold Optima-BoldItalic Optima-ExtraBlack Optima-Italic
        Palatino|Palatino-Roman Palatino-Bold Palatino-BoldItalic Palatino-Italic
        Papyrus|Papyrus Papyrus-Condensed
        Party LET|PartyLetPlain
        PingFang HK|PingFangHK-Regular PingFangHK-Light PingFangHK-Medium PingFangHK-Semibold PingFangHK-Thin \
        PingFangHK-Ultralight
        PingFang SC|PingFangSC-Regular PingFangSC-Light PingFangSC-Medium PingFangSC-Semibold PingFangSC-Thin \
        PingFangSC-Ultralight
        PingFang TC|PingFangTC-Regular PingFangTC-Light PingFangTC-Medium PingFangTC-Semibold PingFangTC-Thin \
        PingFangTC-Ultralight
        Rockwell|Rockwell-Regular Rockwell-Bold Rockwell-BoldItalic Rockwell-Italic
        Savoye LET|SavoyeLetPlain
        Snell Roundhand|SnellRoundhand SnellRoundhand-Black SnellRoundhand-Bold
        Symbol|Symbol
        Thonburi|Thonburi Thonburi-Bold Thonburi-Light
        Times New Roman|TimesNewRomanPSMT TimesNewRomanPS-BoldItalicMT TimesNewRomanPS-BoldMT \
        TimesNewRomanPS-ItalicMT
        Trebuchet MS|TrebuchetMS Trebuchet-BoldItalic TrebuchetMS-Bold TrebuchetMS-Italic
        Verdana|Verdana Verdana-Bold Verdana-BoldItalic Verdana-Italic
        Zapf Dingbats|ZapfDingbatsITC
        Zapfino|Zapfino
        """
}
