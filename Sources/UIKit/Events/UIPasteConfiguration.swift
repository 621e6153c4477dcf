public import Foundation

/// The type identifiers that a responder accepts for pasting and dropping.
@preconcurrency @MainActor open class UIPasteConfiguration: NSObject {
    open var acceptableTypeIdentifiers: [String]

    @preconcurrency @MainActor public override init() {
        acceptableTypeIdentifiers = []
        super.init()
    }
    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
        super.init()
    }
    public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
        self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
    }
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
    }
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        acceptableTypeIdentifiers += aClass.readableTypeIdentifiersForItemProvider
    }
}

/// A responder that supports pasting with a paste configuration.
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    var pasteConfiguration: UIPasteConfiguration? { get set }
    func paste(itemProviders: [NSItemProvider])
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

/// A button that pastes into its target; drawn as a button titled Paste.
@preconcurrency @MainActor open class UIPasteControl: UIControl {
    open weak var target: (any UIPasteConfigurationSupporting)?
    open private(set) var configuration = Configuration()

    /// The configuration of a paste control.
    @preconcurrency @MainActor open class Configuration: NSObject {
        open var displayMode = DisplayMode.iconAndLabel
        open var cornerStyle = UIButton.Configuration.CornerStyle.medium
        open var cornerRadius: CGFloat = 0
        open var baseForegroundColor: UIColor?
        open var baseBackgroundColor: UIColor?
        @preconcurrency @MainActor public override init() { super.init() }
    }
    /// The display mode of a paste control.
    public enum DisplayMode: UInt, Sendable { case iconAndLabel = 0, iconOnly, labelOnly }

    public convenience init(configuration: Configuration) {
        self.init(frame: .zero)
        self.configuration = configuration
    }
}
