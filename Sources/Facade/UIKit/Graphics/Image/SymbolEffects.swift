import Foundation
public import Symbols
import LayoutSimInertness

/// The context of a completed symbol effect.
@preconcurrency @MainActor public struct UISymbolEffectCompletionContext {
    /// Whether the effect finished.
    public let isFinished: Bool
    /// The view or item with the effect.
    public weak var sender: AnyObject?
    /// The configuration of the effect.
    public let effect: SymbolEffectConfiguration?
    /// The configuration of the content transition, if there was one.
    public let contentTransition: SymbolEffectConfiguration?
}
/// A closure that is called after a symbol effect ended.
public typealias UISymbolEffectCompletion = (_ context: UISymbolEffectCompletionContext) -> Void

/// A content transition of a symbol with its options, as a value.
public struct UISymbolContentTransition: Hashable, Sendable {
    /// The content transition.
    public let contentTransition: SymbolEffectConfiguration
    /// The options of the transition.
    public let options: SymbolEffectOptions

    /// Creates a value from a content transition with the default options.
    public init(_ contentTransition: some ContentTransitionSymbolEffect & SymbolEffect) {
        self.init(contentTransition, options: .default)
    }
    /// Creates a value from a content transition with options.
    public init(_ contentTransition: some ContentTransitionSymbolEffect & SymbolEffect, options: SymbolEffectOptions) {
        self.contentTransition = contentTransition.configuration
        self.options = options
    }
}

/// The active effects of a symbol; animations are not shown, and an effect that makes the symbol disappear hides it
/// immediately.
struct SymbolEffects {
    private(set) var kinds: [SymbolEffectKind] = []

    /// Whether an effect hides the symbol.
    var hidesSymbol: Bool {
        kinds.last { [.appear, .disappear, .drawOn, .drawOff].contains($0) }
            .map { $0 == .disappear || $0 == .drawOff } ?? false
    }

    mutating func add(_ effect: any SymbolEffect) {
        kinds.removeAll { $0 == effect.configuration.kind }
        kinds.append(effect.configuration.kind)
    }
    mutating func remove(_ effect: any SymbolEffect) { kinds.removeAll { $0 == effect.configuration.kind } }
    mutating func removeAll() { kinds = [] }
}

extension UIImageView {
    /// Adds an indefinite effect, which lasts until it is removed.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { add(effect, completion) }
    /// Adds an effect that is discrete or indefinite, depending on its options.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { add(effect, completion) }
    /// Adds a discrete effect.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { add(effect, completion) }

    /// Removes the effect of a type.
    public func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { remove(effect, completion) }
    /// Removes the effect of a type.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { remove(effect, completion) }
    /// Removes the effect of a type.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { remove(effect, completion) }

    /// Removes all effects.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        symbolEffects.removeAll()
    }

    /// Sets the symbol image; the content transition is not shown here.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
    ) {
        self.image = image
        finish(nil, contentTransition.configuration, completion)
    }

    private func add(_ effect: any SymbolEffect, _ completion: UISymbolEffectCompletion?) {
        symbolEffects.add(effect)
        finish(effect.configuration, nil, completion)
    }

    private func remove(_ effect: any SymbolEffect, _ completion: UISymbolEffectCompletion?) {
        symbolEffects.remove(effect)
        finish(effect.configuration, nil, completion)
    }

    private func finish(
        _ effect: SymbolEffectConfiguration?, _ transition: SymbolEffectConfiguration?,
        _ completion: UISymbolEffectCompletion?
    ) {
        guard let completion else { return }
        DispatchQueue.main.asyncAfter(deadline: .now()) { [weak self] in
            completion(
                UISymbolEffectCompletionContext(
                    isFinished: true, sender: self, effect: effect, contentTransition: transition))
        }
    }
}

extension UIBarButtonItem {
    /// Adds an effect; does nothing here.
    public func addSymbolEffect(
        _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
    ) { inert(.behavior, self) }
    /// Removes an effect; does nothing here.
    public func removeSymbolEffect(
        ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
    ) { inert(.behavior, self) }
    /// Removes all effects; does nothing here.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        inert(.behavior, self)
    }
    /// Sets the symbol image; the content transition is not shown here.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default
    ) { self.image = image }
}
