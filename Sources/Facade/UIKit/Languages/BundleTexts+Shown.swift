import LayoutSimUIKitArithmetic

extension BundleTexts {
    /// The texts in the language of the simulated device.
    static var shown: BundleTexts { BundleTexts(in: SimulatedDevice.currentLanguage, width: TextSetting.width) }
}
