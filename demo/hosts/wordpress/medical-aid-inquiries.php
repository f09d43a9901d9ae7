<?php
/**
 * Plugin Name: Medical aid inquiries
 * Description: The shortcode [medical_aid_inquiries origin="medxpress"] shows the element.
 * Version: 1.2.0
 * Requires PHP: 7.4
 */

defined('ABSPATH') || exit;

/** Each version has a folder of its own below wp-content/uploads, so it may be cached for ever. */
const MEDICAL_AID_INQUIRIES = 'medical-aid-inquiries-1.2.0/medical-aid-inquiries.js';

/** The attributes that editors may set; the others are the site's. */
const MEDICAL_AID_INQUIRIES_ATTRIBUTES = ['origin', 'messages', 'banner-path', 'banner-heading'];

/** The element of a shortcode. WordPress writes the names of its attributes in lower case. */
function medical_aid_inquiries_shortcode($given, $content = '')
{
    wp_enqueue_script('medical-aid-inquiries');
    $attributes = '';
    foreach (array_intersect_key((array) $given, array_flip(MEDICAL_AID_INQUIRIES_ATTRIBUTES)) as $name => $value) {
        $attributes .= sprintf(' %s="%s"', $name, esc_attr($value));
    }
    // WordPress cuts paragraphs in two around a shortcode.
    $content = force_balance_tags(wp_kses_post((string) $content));
    return "<medical-aid-inquiries$attributes>$content</medical-aid-inquiries>";
}

add_shortcode('medical_aid_inquiries', 'medical_aid_inquiries_shortcode');

add_action('wp_enqueue_scripts', function () {
    $folder = wp_upload_dir()['baseurl'];
    wp_register_script('medical-aid-inquiries', $folder . '/' . MEDICAL_AID_INQUIRIES, [], null);
});

// Without it the script would not be a module.
add_filter('script_loader_tag', function ($tag, $handle, $src) {
    return $handle === 'medical-aid-inquiries' ? wp_get_script_tag(['type' => 'module', 'src' => $src]) : $tag;
}, 10, 3);
