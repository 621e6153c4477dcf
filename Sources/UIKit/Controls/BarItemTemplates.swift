import Foundation

/// The objects that hold the defaults which an app sets for items of bars.
@MainActor enum BarItemTemplates {
    private static var byClass: [ObjectIdentifier: UIBarItem] = [:]

    /// Has the initializer of `UIBarItem` in the same place, and may be asked for it by a class known only at run time.
    private final class OtherMaker: Maker {}
    private class Maker: UIBarItem {
        required override init() { super.init() }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    static func template<Item: UIBarItem>(of type: Item.Type) -> Item {
        if let made = byClass[ObjectIdentifier(type)] as? Item { return made }
        let made: AnyObject = unsafe unsafeBitCast(type, to: Maker.Type.self).init()
        let item = unsafe unsafeDowncast(made, to: Item.self)
        byClass[ObjectIdentifier(type)] = item
        return item
    }
}
