public import Foundation
public import LayoutSimInertness

/// The type identifiers that a responder accepts for pasting and dropping.
@preconcurrency @MainActor open class UIPasteConfiguration: NSObject {
    /// The identifiers of the types that are accepted.
    open var acceptableTypeIdentifiers: [String]

    @preconcurrency @MainActor public override init() {
        acceptableTypeIdentifiers = []
        super.init()
    }
    /// Creates a configuration that accepts types.
    public init(acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
        super.init()
    }
    /// Creates a configuration that accepts the types from which a class can be created.
    public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
        self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
    }
    /// Adds types that are accepted.
    open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
        self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
    }
    /// Adds the types from which a class can be created.
    open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
        acceptableTypeIdentifiers += aClass.readableTypeIdentifiersForItemProvider
    }
}

/// A responder that supports pasting with a paste configuration.
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
    /// What the responder accepts; `nil` for nothing.
    var pasteConfiguration: UIPasteConfiguration? { get set }
    /// Pastes the data of item providers; never called by the system here.
    func paste(itemProviders: [NSItemProvider])
    /// Returns whether the data of item providers can be pasted.
    func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

/// A button that pastes into its target; it draws nothing and pastes nothing here.
@preconcurrency @MainActor open class UIPasteControl: UIControl {
    /// The object into which the button pastes; stored only.
    open weak var target: (any UIPasteConfigurationSupporting)? {
        didSet { inert(.behavior, self, from: oldValue, to: target) }
    }
    /// The appearance of the button.
    open private(set) var configuration = Configuration()

    /// The configuration of a paste control.
    @preconcurrency @MainActor open class Configuration: NSObject {
        /// What the button shows; stored only.
        @Inert(.looks) open var displayMode = DisplayMode.iconAndLabel
        /// The style of the corners; stored only.
        @Inert(.looks) open var cornerStyle = UIButton.Configuration.CornerStyle.medium
        /// The radius of the corners; stored only.
        @Inert(.looks) open var cornerRadius: CGFloat = 0
        /// The color of the image and the title; stored only.
        @Inert(.looks) open var baseForegroundColor: UIColor? = nil
        /// The color of the background; stored only.
        @Inert(.looks) open var baseBackgroundColor: UIColor? = nil
        @preconcurrency @MainActor public override init() { super.init() }
    }
    /// The display mode of a paste control.
    public enum DisplayMode: UInt, Sendable { case iconAndLabel = 0, iconOnly, labelOnly }

    /// Creates a button with a configuration.
    public convenience init(configuration: Configuration) {
        self.init(frame: .zero)
        self.configuration = configuration
    }
}
