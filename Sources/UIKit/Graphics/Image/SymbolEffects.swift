import Foundation
public import Symbols

/// What is told when an effect has come to its end.
@preconcurrency @MainActor public struct UISymbolEffectCompletionContext {
    /// Whether the effect ran to its end.
    public let isFinished: Bool
    /// The view or item that has the effect.
    public weak var sender: AnyObject?
    /// The effect.
    public let effect: SymbolEffectConfiguration?
    /// The picture that came, with a content transition.
    public let contentTransition: SymbolEffectConfiguration?
}
public typealias UISymbolEffectCompletion = (_ context: UISymbolEffectCompletionContext) -> Void

/// A content transition of a symbol, and its options, as a value.
public struct UISymbolContentTransition: Hashable, Sendable {
    public let contentTransition: SymbolEffectConfiguration
    public let options: SymbolEffectOptions

    public init(_ contentTransition: some ContentTransitionSymbolEffect & SymbolEffect) {
        self.init(contentTransition, options: .default)
    }
    public init(_ contentTransition: some ContentTransitionSymbolEffect & SymbolEffect, options: SymbolEffectOptions) {
        self.contentTransition = contentTransition.configuration
        self.options = options
    }
}

/// The effects of a symbol; those that run are not seen, and one that leaves the symbol away hides it at once.
struct SymbolEffects {
    private(set) var kinds: [SymbolEffectKind] = []

    /// Whether the symbol is away.
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
    /// Adds an effect that lasts until it is removed.
    public func addSymbolEffect(
        _ effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { add(effect, completion) }
    /// Adds an effect that runs by itself or lasts until it is removed, by its options.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { add(effect, completion) }
    /// Adds an effect that runs by itself.
    public func addSymbolEffect(
        _ effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { add(effect, completion) }

    /// Removes the effect of that type.
    public func removeSymbolEffect(
        ofType effect: some IndefiniteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { remove(effect, completion) }
    /// Removes the effect of that type.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & IndefiniteSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default, animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { remove(effect, completion) }
    /// Removes the effect of that type.
    public func removeSymbolEffect(
        ofType effect: some DiscreteSymbolEffect & SymbolEffect, options: SymbolEffectOptions = .default,
        animated: Bool = true, completion: UISymbolEffectCompletion? = nil
    ) { remove(effect, completion) }

    /// Removes all effects.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {
        symbolEffects.removeAll()
    }

    /// Shows another picture; the transition is not seen.
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
    /// Adds an effect, which is not seen.
    public func addSymbolEffect(
        _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
    ) {}
    /// Removes an effect.
    public func removeSymbolEffect(
        ofType effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
    ) {}
    /// Removes all effects.
    public func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}
    /// Shows another picture; the transition is not seen.
    public func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect & SymbolEffect,
        options: SymbolEffectOptions = .default
    ) { self.image = image }
}
