import LayoutSimText

extension SystemText {
    /// The text in the language of the simulated device.
    var shown: String { text(in: .shown) }
}

extension Language? {
    /// The language of the simulated device.
    static var shown: Language? { Language(SimulatedDevice.currentLanguage) }
}
