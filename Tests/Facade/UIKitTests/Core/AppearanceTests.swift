import Foundation
import LayoutSimViewTree
import Testing
@testable import UIKit

/// Appearance settings of a class apply to its views when they enter a window, unless a view has its own setting.
@MainActor @Suite(.serialized) struct AppearanceTests {
    private final class Shelf: UIView {}
    private final class Drawer: UIView {}
    private final class Screen: UIViewController {}

    // Settings of a class apply to the whole process, so each test has its own classes.

    private func shown(_ views: UIView...) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        for view in views { window.addSubview(view) }
        return window
    }

    @Test func `values hold from the window on, and not over what was said`() {
        final class Note: UILabel {}
        Note.appearance().font = .boldSystemFont(ofSize: 30)
        Note.appearance().textColor = .red
        let (plain, said) = (Note(), Note())
        said.font = .systemFont(ofSize: 17)
        #expect(plain.font.pointSize == 17)
        let window = shown(plain, said)
        #expect(plain.font == .boldSystemFont(ofSize: 30))
        #expect(plain.textColor == .red)
        #expect(said.font.pointSize == 17)
        #expect(said.textColor == .red)
        Note.appearance().font = .systemFont(ofSize: 40)
        #expect(plain.font.pointSize == 30, "views in a window keep what they have")
        plain.removeFromSuperview()
        window.addSubview(plain)
        #expect(plain.font.pointSize == 40)
        plain.font = .systemFont(ofSize: 12)
        plain.removeFromSuperview()
        window.addSubview(plain)
        #expect(plain.font.pointSize == 12)
    }

    @Test func `the nearer class and the outermost container count`() {
        class Tag: UILabel {}
        final class Loud: Tag {}
        Tag.appearance().font = .systemFont(ofSize: 10)
        Tag.appearance(whenContainedInInstancesOf: [Shelf.self]).font = .systemFont(ofSize: 11)
        Tag.appearance(whenContainedInInstancesOf: [Shelf.self, Drawer.self]).font = .systemFont(ofSize: 12)
        Tag.appearance(whenContainedInInstancesOf: [Drawer.self]).textColor = .blue
        Loud.appearance().font = .systemFont(ofSize: 20)
        let (plain, shelf, drawer, inner) = (UIView(), Shelf(), Drawer(), Shelf())
        let tags = [Tag(), Tag(), Tag(), Loud()]
        for (tag, view) in zip(tags, [plain, shelf, inner, inner]) { view.addSubview(tag) }
        drawer.addSubview(inner)
        let window = shown(plain, shelf, drawer)
        #expect(tags.map(\.font.pointSize) == [10, 11, 12, 20])
        #expect(tags[2].textColor == .blue)
        #expect(window.subviews.count == 3)
    }

    @Test func `controllers contain the views of their views`() {
        final class Mark: UILabel {}
        Mark.appearance(whenContainedInInstancesOf: [Screen.self]).font = .systemFont(ofSize: 33)
        let (inside, outside) = (Mark(), Mark())
        let controller = Screen()
        controller.view.addSubview(inside)
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = controller
        window.addSubview(outside)
        #expect(inside.font.pointSize == 33)
        #expect(outside.font.pointSize == 17)
    }

    @Test func `tables of values are merged, and traits limit`() {
        final class Key: UIButton {}
        final class Lamp: UIView {}
        Key.appearance().setTitleColor(.red, for: .normal)
        Key.appearance().setTitleColor(.blue, for: .disabled)
        Lamp.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).backgroundColor = .green
        Lamp.appearance(for: UITraitCollection(userInterfaceStyle: .light)).backgroundColor = .yellow
        let key = Key()
        key.setTitleColor(.black, for: .disabled)
        let (lamp, night) = (Lamp(), Lamp())
        night.overrideUserInterfaceStyle = .dark
        let window = shown(key, lamp, night)
        #expect(key.titleColor(for: .normal) == .red)
        #expect(key.titleColor(for: .disabled) == .black)
        #expect(lamp.backgroundColor == .yellow)
        #expect(night.backgroundColor == .green)
        #expect(window.subviews.count == 3)
    }

    @Test func `bars, tints and values that are nil until they are said`() {
        final class Bar: UINavigationBar {}
        let looks = UINavigationBarAppearance()
        Bar.appearance().standardAppearance = looks
        Bar.appearance().titleTextAttributes = [.foregroundColor: UIColor.red]
        Bar.appearance().tintColor = .orange
        Bar.appearance().isTranslucent = false
        let (plain, own) = (Bar(), Bar())
        let ownLooks = UINavigationBarAppearance()
        own.standardAppearance = ownLooks
        own.tintColor = .black
        let window = shown(plain, own)
        #expect(plain.standardAppearance === looks && own.standardAppearance === ownLooks)
        #expect(plain.titleTextAttributes?[.foregroundColor] as? UIColor == .red)
        #expect(plain.tintColor == .orange && own.tintColor == .black)
        #expect(!plain.isTranslucent && window.subviews.count == 2)
    }

    @Test func `items of bars take what is said of them`() {
        final class Item: UIBarButtonItem {}
        final class Stack: UINavigationController {}
        Item.appearance().tintColor = .red
        Item.appearance().setTitleTextAttributes([.kern: 2], for: .normal)
        Item.appearance(whenContainedInInstancesOf: [Stack.self]).tintColor = .green
        Item.appearance(whenContainedInInstancesOf: [UINavigationBar.self, Stack.self]).setTitlePositionAdjustment(
            UIOffset(horizontal: 1, vertical: 2), for: .default)
        let kinds: [(UINavigationController, UIColor, UIOffset)] = [
            (UINavigationController(), .red, .zero), (Stack(), .green, UIOffset(horizontal: 1, vertical: 2)),
        ]
        for (navigation, color, offset) in kinds {
            let (plain, said) = (Item(), Item())
            said.tintColor = .blue
            let controller = UIViewController()
            (controller.navigationItem.leftBarButtonItem, controller.navigationItem.rightBarButtonItem) = (plain, said)
            #expect(plain.tintColor == nil)
            navigation.pushViewController(controller, animated: false)
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
            window.rootViewController = navigation
            window.makeKeyAndVisible()
            #expect(plain.tintColor == color)
            #expect(said.tintColor == .blue)
            for item in [plain, said] {
                #expect(item.titleTextAttributes(for: .normal)?[.kern] as? Int == 2)
                #expect(item.titlePositionAdjustment(for: .default) == offset)
            }
            let bars = controller.view.frozen(named: "screen").bars
            #expect(bars.leading.first?.tint == color.geometryColor())
            #expect(bars.trailing.first?.tint == UIColor.blue.geometryColor())
        }
    }
}
