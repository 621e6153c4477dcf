import LayoutSimText

extension SystemText {
    /// The word in the language of the simulated device.
    var shown: String { text(in: .shown) }
}

extension Language? {
    /// That of the simulated device.
    static var shown: Language? { Language(SimulatedDevice.currentLanguage) }
}
