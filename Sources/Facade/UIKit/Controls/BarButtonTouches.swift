import Foundation

extension UIView {
    /// Presses the button of the bar below a touch that ended, if the touch began on it.
    func pressBarButton(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = touches.first, let place = barButton(at: touch.location(in: self)), place.isEnabled else {
            return
        }
        press(place, event)
    }

    /// Performs a tap on a button of the bar.
    func press(_ place: BarButtonPlace, _ event: UIEvent?) {
        switch place.kind {
        case .item(let item): item.press(event)
        case .back: (self as? UINavigationBar)?.goBack()
        case .tab(let item): (self as? UITabBar)?.choose(item)
        }
    }

    /// Returns the nearest controller of a class in the responder chain of the bar.
    func controllerAround<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
        sequence(first: self as UIResponder, next: \.next).lazy.compactMap { $0 as? Controller }.first
    }
}

extension UIBarButtonItem {
    /// Performs a tap on the button.
    func press(_ event: UIEvent?) {
        if changesSelectionAsPrimaryAction { isSelected.toggle() }
        if let primaryAction {
            primaryAction.performWithSender(self, target: nil)
        } else if let action {
            UIApplication.shared.sendAction(action, to: target, from: self, for: event)
        } else if let menu {
            UIApplication.shared.events.menu = OpenMenu(menu, of: self)
        }
    }
}

extension UINavigationBar {
    /// Performs a tap on the back button: pops the controller unless the delegate prevents it.
    func goBack() {
        guard let top = topItem else { return }
        if let action = top.backAction { return action.performWithSender(self, target: nil) }
        guard delegate?.navigationBar(self, shouldPop: top) ?? true else { return }
        if let controller = controllerAround(UINavigationController.self), controller.navigationBar === self {
            controller.popViewController(animated: true)
        } else {
            popItem(animated: true)
        }
        delegate?.navigationBar(self, didPop: top)
    }
}

extension UITabBar {
    /// Performs a tap on a tab.
    func choose(_ item: UITabBarItem) {
        if !(delegate is UITabBarController) { selectedItem = item }
        delegate?.tabBar(self, didSelect: item)
    }
}
